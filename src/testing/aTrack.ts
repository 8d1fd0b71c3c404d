import type { Position } from '../shared/domain/position';
import type { TrackPoint } from '../shared/domain/track/plane';

const METRES_PER_DEGREE = (6_371_008.8 * Math.PI) / 180;

/** The position so many metres east and north of another one. */
export const metresFrom = ({ lat, lon }: Position, east: number, north: number): Position => ({
  lat: lat + north / METRES_PER_DEGREE,
  lon: lon + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
});

/** A place of a boat, in metres east and north of `from`, and when it was there. */
type Leg = readonly [east: number, north: number, at: string | number];

/** A track of one point each `everyS` seconds along straight legs. */
export function aTrack(from: Position, legs: readonly Leg[], everyS = 1): TrackPoint[] {
  const places = legs.map(([east, north, at]) => ({ east, north, at: typeof at === 'string' ? Date.parse(at) : at }));
  const points: TrackPoint[] = [];
  places.forEach((to, index) => {
    const before = places[index - 1];
    if (before === undefined) return;
    const begun = points.at(-1)?.at ?? before.at - everyS * 1000;
    for (let at = begun + everyS * 1000; at <= to.at; at += everyS * 1000) {
      const part = (at - before.at) / (to.at - before.at);
      const east = before.east + (to.east - before.east) * part;
      points.push({ ...metresFrom(from, east, before.north + (to.north - before.north) * part), at });
    }
  });
  return points;
}

/** GPX as a watch writes it, with one track of these segments. */
export function aGpx(segments: readonly (readonly TrackPoint[])[]): string {
  const pointOf = ({ lat, lon, at }: TrackPoint): string =>
    `<trkpt lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}"><ele>1.2</ele><time>${new Date(at).toISOString()}</time></trkpt>`;
  const body = segments.map((points) => `<trkseg>${points.map(pointOf).join('\n')}</trkseg>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Klockan" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Torsdag</name>${body}</trk></gpx>`;
}
