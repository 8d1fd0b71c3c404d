import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { metresFrom } from '../../../testing/aTrack';
import { crossingsOf } from './crossings';
import type { TrackPoint } from './plane';

const RUNS = process.env['CI'] === 'true' ? 10_000 : 500;
const ZERO = Date.parse('2026-06-04T19:00:00+02:00');
const BEFORE_S = 120;
const AFTER_S = 60;
const M_PER_S_IN_A_KNOT = 1852 / 3600;

const metres = (max: number) => fc.double({ min: -max, max, noNaN: true });

/** A boat that sails straight over a line, and a device that is up to 4 m off and trembles by up to 1 m. */
const passages = fc.record({
  middle: fc.record({ lat: fc.double({ min: 55, max: 66, noNaN: true }), lon: metres(24) }),
  lineDegrees: fc.integer({ min: 0, max: 359 }),
  lengthM: fc.integer({ min: 30, max: 400 }),
  /** Where it crosses, as a part of the line. */
  part: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
  /** From the right angle to the line. */
  aslantDegrees: fc.integer({ min: -70, max: 70 }),
  knots: fc.double({ min: 1, max: 20, noNaN: true }),
  everyMs: fc.integer({ min: 500, max: 10_000 }),
  crossedMs: fc.integer({ min: 0, max: 3_600_000 }),
  phaseMs: fc.integer({ min: 0, max: 9_999 }),
  off: fc.record({ degrees: fc.integer({ min: 0, max: 359 }), metres: fc.double({ min: 0, max: 4, noNaN: true }) }),
  tremble: fc.array(
    fc.record({ degrees: fc.integer({ min: 0, max: 359 }), metres: fc.double({ min: 0, max: 1, noNaN: true }) }),
    {
      minLength: 20,
      maxLength: 40,
    },
  ),
});

const along = (degrees: number, length: number) => ({
  east: Math.sin((degrees * Math.PI) / 180) * length,
  north: Math.cos((degrees * Math.PI) / 180) * length,
});

test('a boat that crosses at a known instant is found, within the error that is told', () => {
  fc.assert(
    fc.property(passages, (passage) => {
      const { middle, lineDegrees, lengthM, part, aslantDegrees, knots, everyMs, off, tremble } = passage;
      const crossed = ZERO + passage.crossedMs;
      const end = along(lineDegrees, lengthM / 2);
      const course = lineDegrees + 90 + aslantDegrees;
      const at = along(lineDegrees, lengthM * (part - 0.5));
      const mark = along(course + 180, 2000);
      const device = along(off.degrees, off.metres);
      const points: TrackPoint[] = [];
      let instant = crossed - BEFORE_S * 1000 - passage.phaseMs;
      for (let index = 0; instant <= crossed + AFTER_S * 1000; index += 1, instant += everyMs) {
        const sailed = along(course, ((instant - crossed) / 1000) * knots * M_PER_S_IN_A_KNOT);
        const shake = tremble[index % tremble.length] ?? { degrees: 0, metres: 0 };
        const moved = along(shake.degrees, shake.metres);
        const east = at.east + sailed.east + device.east + moved.east;
        points.push({ ...metresFrom(middle, east, at.north + sailed.north + device.north + moved.north), at: instant });
      }
      const { crossings, likely } = crossingsOf(
        [points],
        {
          ends: [metresFrom(middle, -end.east, -end.north), metresFrom(middle, end.east, end.north)],
          marks: [metresFrom(middle, mark.east, mark.north)],
        },
        crossed - 3_600_000,
      );
      equal(crossings.length, 1);
      equal(likely, 0);
      const [crossing] = crossings;
      equal(crossing?.isFromCourse, true);
      ok(Math.abs((crossing?.at ?? 0) - crossed) <= (crossing?.errorS ?? 0) * 1000);
    }),
    { numRuns: RUNS },
  );
});
