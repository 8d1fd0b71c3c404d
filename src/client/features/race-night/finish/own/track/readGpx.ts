import type { TrackPoint, TrackSegment } from '../../../../../../shared/domain/track/plane';
import { MAX_TRACK_BYTES, MAX_TRACK_POINTS } from '../../../../../../shared/limits';

/** otherKind: a known format that is not read, as its name. noTimes: positions without times, as of a planned route. */
export type GpxProblem =
  | { kind: 'tooLarge' | 'tooMany' | 'notGpx' | 'noPoints' | 'noTimes' | 'unreadable' }
  | { kind: 'otherKind'; format: string };

export type GpxReading =
  | {
      segments: TrackSegment[];
      /** Points that were passed over since they have no time. */
      untimed: number;
    }
  | { problem: GpxProblem };

/** Tracks as other programs and devices write them: the beginning of the file, or the end of its name. */
const OTHER_FORMATS: readonly { format: string; begins?: RegExp; ends: RegExp }[] = [
  { format: 'FIT', begins: /^.{8}\.FIT/s, ends: /\.fit$/i },
  { format: 'TCX', begins: /<TrainingCenterDatabase/, ends: /\.tcx$/i },
  { format: 'KML', begins: /<kml[\s>]/, ends: /\.km[lz]$/i },
  { format: 'NMEA', begins: /^\s*\$G[A-Z]{4},/, ends: /\.nmea$/i },
  { format: 'IGC', begins: /^A[A-Z]{3}.*\r?\nH/, ends: /\.igc$/i },
  { format: 'VCC', begins: /<VelocitekControlCenter/, ends: /\.vcc$/i },
  { format: 'zip', begins: /^PK/, ends: /\.zip$/i },
];
const HEAD = 2_000;

function otherFormat(name: string, text: string): string | undefined {
  const head = text.slice(0, HEAD);
  const known = OTHER_FORMATS.find(({ begins, ends }) => begins?.test(head) === true || ends.test(name));
  return known?.format;
}

/** GPX writes UTC; some recorders leave its letter out. */
function instantOf(text: string): number | null {
  const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(at) ? null : at;
}

function degreesOf(point: Element, name: 'lat' | 'lon', max: number): number | null {
  const text = point.getAttribute(name)?.trim() ?? '';
  const degrees = Number(text);
  return text === '' || !(Math.abs(degrees) <= max) ? null : degrees;
}

/** The elements of this name directly within another one, whatever its namespace. */
function childrenOf(parent: Element, name: string): Element[] {
  const found: Element[] = [];
  // A live collection of 50 000 points takes minutes in some engines.
  for (let child = parent.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.localName === name) found.push(child);
  }
  return found;
}

function placeOf(point: Element): Omit<TrackPoint, 'at'> | null {
  const [lat, lon] = [degreesOf(point, 'lat', 90), degreesOf(point, 'lon', 180)];
  return lat === null || lon === null ? null : { lat, lon };
}

/** The points of one segment that have a time, each later than the one before, and how many have none. */
function readSegment(segment: Element): { points: TrackPoint[]; untimed: number } {
  const points: TrackPoint[] = [];
  let untimed = 0;
  for (const point of childrenOf(segment, 'trkpt')) {
    const place = placeOf(point);
    const at = instantOf(childrenOf(point, 'time')[0]?.textContent.trim() ?? '');
    if (place !== null && at === null) untimed += 1;
    if (place !== null && at !== null && at > (points.at(-1)?.at ?? -Infinity)) points.push({ ...place, at });
  }
  return { points, untimed };
}

/** The tracks of a GPX file, 1.0 or 1.1, all of its segments together; or why they cannot be read. */
export function readGpx(name: string, text: string): GpxReading {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'text/xml');
  if (root.localName !== 'gpx') {
    const format = otherFormat(name, text);
    return { problem: format === undefined ? { kind: 'notGpx' } : { kind: 'otherKind', format } };
  }
  const tracks = childrenOf(root, 'trk').flatMap((track) => childrenOf(track, 'trkseg'));
  const routes = childrenOf(root, 'rte').flatMap((route) => childrenOf(route, 'rtept'));
  const points = tracks.reduce((sum, segment) => sum + segment.childElementCount, 0);
  if (points + routes.length + childrenOf(root, 'wpt').length === 0) return { problem: { kind: 'noPoints' } };
  if (points > MAX_TRACK_POINTS) return { problem: { kind: 'tooMany' } };
  const read = tracks.map(readSegment);
  const segments = read.map((segment) => segment.points).filter(({ length }) => length > 0);
  if (segments.length === 0) return { problem: { kind: 'noTimes' } };
  return { segments, untimed: read.reduce((sum, { untimed }) => sum + untimed, 0) };
}

/** As `readGpx`, of a file that somebody chose. It is read where it is, and sent nowhere. */
export async function readGpxFile(file: File): Promise<GpxReading> {
  if (file.size > MAX_TRACK_BYTES) return { problem: { kind: 'tooLarge' } };
  try {
    return readGpx(file.name, await file.text());
  } catch {
    return { problem: { kind: 'unreadable' } };
  }
}
