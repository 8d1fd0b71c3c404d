import fc from 'fast-check';
import { exactOffset, pursuitCourse, roundedOffset } from './pursuitCourse';
import { parseFraction, minus, thousandths, whole } from './fraction';

const ratings = fc.integer({ min: 300, max: 2500 });
const cases = fc.record({
  reference: ratings,
  boat: ratings,
  elapsedS: fc.integer({ min: 1, max: 86_400 }),
  unit_seconds: fc.constantFrom(1, 10, 30, 60),
});

const decimal = (rating: number) => `${Math.floor(rating / 1000)}.${String(rating % 1000).padStart(3, '0')}`;
const courseOf = (reference: number, elapsedS: number) =>
  pursuitCourse('srs', { expected_elapsed: `${elapsedS}` }, decimal(reference));

test('T × (1 − ref / rating) to the second, as plain whole numbers say it', () => {
  fc.assert(
    fc.property(cases, ({ reference, boat, elapsedS }) => {
      const offset = roundedOffset(exactOffset(courseOf(reference, elapsedS), thousandths(boat)), {
        unit_seconds: 1,
        mode: 'half-up',
      });
      // Nearest, half up: offset − 1/2 ≤ T (boat − ref) / boat < offset + 1/2
      const doubled = 2 * elapsedS * (boat - reference);
      expect((2 * offset - 1) * boat).toBeLessThanOrEqual(doubled);
      expect((2 * offset + 1) * boat).toBeGreaterThan(doubled);
    }),
  );
});

test('rounding up is never earlier, and never a unit later', () => {
  fc.assert(
    fc.property(cases, ({ reference, boat, elapsedS, unit_seconds }) => {
      const exact = exactOffset(courseOf(reference, elapsedS), thousandths(boat));
      const offset = roundedOffset(exact, { unit_seconds, mode: 'up' });
      expect(offset % unit_seconds).toBeCloseTo(0);
      expect(minus(whole(offset), exact).over >= 0n).toBe(true);
      expect(minus(whole(offset - unit_seconds), exact).over < 0n).toBe(true);
    }),
  );
});

test('a faster boat never starts before a slower one, and the reference starts at zero', () => {
  fc.assert(
    fc.property(cases, ratings, ({ reference, boat, elapsedS, unit_seconds }, other) => {
      const course = courseOf(reference, elapsedS);
      const offset = (rating: number) =>
        roundedOffset(exactOffset(course, thousandths(rating)), { unit_seconds, mode: 'half-up' });
      const [slow, fast] = [Math.min(boat, other), Math.max(boat, other)];
      expect(offset(slow)).toBeLessThanOrEqual(offset(fast));
      expect(offset(reference)).toBe(0);
    }),
  );
});

test('expected corrected time C is expected elapsed time T × the reference number', () => {
  fc.assert(
    fc.property(cases, ({ reference, boat, elapsedS }) => {
      const byElapsed = exactOffset(courseOf(reference, elapsedS * 1000), thousandths(boat));
      const corrected = pursuitCourse('srs', { expected_corrected: `${elapsedS * reference}` }, decimal(reference));
      expect(minus(byElapsed, exactOffset(corrected, thousandths(boat))).over).toBe(0n);
    }),
  );
});

test('a fraction of a text is exact', () => {
  expect(parseFraction('0.92345')).toEqual({ over: 92345n, under: 100000n });
  expect(parseFraction('-12')).toEqual({ over: -12n, under: 1n });
  expect(() => parseFraction('0,9')).toThrow('"0,9" is not a decimal');
});
