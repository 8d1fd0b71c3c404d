import { aGpx, aTrack } from '../../../../../../testing/aTrack';
import { MAX_TRACK_BYTES } from '../../../../../../shared/limits';
import { readGpx, readGpxFile } from './readGpx';

const HERE = { lat: 59.5, lon: 16.6 };
const track = aTrack(HERE, [
  [0, 0, '2026-06-04T17:00:00Z'],
  [0, 10, '2026-06-04T17:00:02Z'],
]);
const gpx = (body: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${body}</gpx>`;
const segment = (...points: string[]) => gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`);
const point = (time: string, lat = '59.5', lon = '16.6') =>
  `<trkpt lat="${lat}" lon="${lon}">${time === '' ? '' : `<time>${time}</time>`}</trkpt>`;

test('segments of all tracks are read, with positions and times', () => {
  const reading = readGpx('tur.gpx', aGpx([track, track.slice(1)]));
  expect(reading).toEqual({
    segments: [track, track.slice(1)].map((points) =>
      points.map(({ lat, lon, at }) => ({ lat: Number(lat.toFixed(7)), lon: Number(lon.toFixed(7)), at })),
    ),
    untimed: 0,
  });
});

test.each([
  ['2026-06-04T17:00:00Z', '17:00:00.000'],
  ['2026-06-04T19:00:00+02:00', '17:00:00.000'],
  ['2026-06-04T17:00:00', '17:00:00.000'],
  ['2026-06-04T17:00:00.250Z', '17:00:00.250'],
])('the time %s is %s UTC', (time, utc) => {
  const reading = readGpx('tur.gpx', segment(point(time)));
  expect(reading).toMatchObject({ segments: [[{ at: Date.parse(`2026-06-04T${utc}Z`) }]] });
});

test('without a namespace, with another prefix, and as version 1.0 it is read too', () => {
  const plain =
    '<gpx version="1.0"><trk><trkseg><trkpt lat="1" lon="2"><time>2026-06-04T17:00:00Z</time></trkpt></trkseg></trk></gpx>';
  expect(readGpx('tur.gpx', plain)).toMatchObject({ segments: [[{ lat: 1, lon: 2 }]] });
  const prefixed = plain.replaceAll('<', '<g:').replaceAll('<g:/', '</g:').replace('<g:gpx', '<g:gpx xmlns:g="urn:g"');
  expect(readGpx('tur.gpx', prefixed)).toMatchObject({ segments: [[{ lat: 1, lon: 2 }]] });
});

test('points without a time are counted and passed over, and so are those that go back in time or lie nowhere', () => {
  const [first, second] = ['2026-06-04T17:00:00Z', '2026-06-04T17:00:05Z'];
  const text = segment(point(first), point(''), point(second), point(first), point(second, '99'), point(second, ''));
  expect(readGpx('tur.gpx', text)).toMatchObject({ segments: [{ length: 2 }], untimed: 1 });
});

test.each([
  ['rutt.gpx', gpx('<rte><rtept lat="59.5" lon="16.6"/></rte>'), { kind: 'noTimes' }],
  ['tur.gpx', segment(point(''), point('')), { kind: 'noTimes' }],
  ['tur.gpx', gpx(''), { kind: 'noPoints' }],
  ['tur.gpx', 'hej', { kind: 'notGpx' }],
  ['tur.gpx', segment(point('2026-06-04T17:00:00Z')).slice(0, -8), { kind: 'notGpx' }],
  ['tur.fit', '\x0e\x10\x2c\x00\x00\x00\x00\x00.FIT', { kind: 'otherKind', format: 'FIT' }],
  ['tur.xml', '<TrainingCenterDatabase/>', { kind: 'otherKind', format: 'TCX' }],
  ['tur.kml', '<kml xmlns="http://www.opengis.net/kml/2.2"/>', { kind: 'otherKind', format: 'KML' }],
  ['tur.txt', '$GPRMC,170000.00,A', { kind: 'otherKind', format: 'NMEA' }],
  ['tur.igc', 'AXXX001\r\nHFDTE040626', { kind: 'otherKind', format: 'IGC' }],
  ['tur.zip', 'PK\x03\x04', { kind: 'otherKind', format: 'zip' }],
])('%s that holds %j is refused', (name, text, problem) => {
  expect(readGpx(name, text)).toEqual({ problem });
});

test('more points than anybody records in a day are refused', () => {
  expect(readGpx('tur.gpx', segment(...Array.from({ length: 50_001 }, () => '<trkpt lat="1" lon="1"/>')))).toEqual({
    problem: { kind: 'tooMany' },
  });
});

test('a file that is too large is not read at all', async () => {
  const file = new File(['a'.repeat(MAX_TRACK_BYTES + 1)], 'tur.gpx');
  expect(await readGpxFile(file)).toEqual({ problem: { kind: 'tooLarge' } });
});
