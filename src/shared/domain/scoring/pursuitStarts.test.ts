import type { PursuitRounding } from '../../contract/startGroups';
import type { PursuitPlan } from '../../contract/sailings';
import { pursuitStarts, recalculation } from './pursuitStarts';

const aPlan = (values: Partial<PursuitPlan> = {}): PursuitPlan => ({
  basis: { expected_elapsed: '01:00:00' },
  reference_rating: '1.000',
  rounding: { unit_seconds: 1, mode: 'half-up' },
  first_start: '19:00:00',
  recalculate_percent: 10,
  ...values,
});

const offset = (plan: PursuitPlan, ratingThousandths: number) =>
  pursuitStarts(plan, [{ ratingThousandths }])[0]?.offsetS;
const minutes = (text: string) => {
  const [whole = '', seconds] = text.replace('-', '').split(':');
  return (text.startsWith('-') ? -1 : 1) * (Number(whole) * 60 + Number(seconds));
};

test.each([
  [800, '-15:00'],
  [822, '-13:00'],
  [858, '-9:56'],
  [900, '-6:40'],
  [1000, '0:00'],
  [1067, '3:46'],
  [1100, '5:27'],
  [1212, '10:30'],
])('an hour for the boat of 1,000: the boat of %i thousandths starts at %s', (rating, expected) => {
  expect(offset(aPlan(), rating)).toBe(minutes(expected));
});

test('from the slowest boat: T × (1/SRSmin − 1/SRS), for T at 1,000', () => {
  // 3600 × (1/0.8 − 1/1.0) = 900; 3600 × (1/0.8 − 1/1.2) = 1500
  const plan = aPlan({ reference_rating: '0.800', basis: { expected_corrected: '01:00:00' } });
  expect([800, 1000, 1200].map((rating) => offset(plan, rating))).toEqual([0, 900, 1500]);
});

test('expected elapsed time of the reference is not expected corrected time', () => {
  // 5400 × (1 − 0.8 / 1.0) = 1080 against 5400 × (1/0.8 − 1/1.0) = 1350
  const elapsed = aPlan({ reference_rating: '0.800', basis: { expected_elapsed: '01:30:00' } });
  const corrected = aPlan({ reference_rating: '0.800', basis: { expected_corrected: '01:30:00' } });
  expect([offset(elapsed, 1000), offset(corrected, 1000)]).toEqual([1080, 1350]);
});

test('a distance and seconds a mile say the same as the corrected time that they make', () => {
  const byDistance = aPlan({ reference_rating: '0.800', basis: { distance_nm: '6.0', seconds_per_nm: '600' } });
  const byTime = aPlan({ reference_rating: '0.800', basis: { expected_corrected: '01:00:00' } });
  expect([850, 923, 1212].map((rating) => offset(byDistance, rating))).toEqual(
    [850, 923, 1212].map((rating) => offset(byTime, rating)),
  );
});

test.each<[string, number, PursuitRounding, number]>([
  // 3660 × (1 − 0.8 / 0.915) = 460, which is 460.0000000000001 in doubles
  ['01:01:00', 915, { unit_seconds: 1, mode: 'up' }, 460],
  // 3780 × (1 − 0.8 / 0.960) = 630 s = 10.5 min, which is 10.499999999999998 in doubles
  ['01:03:00', 960, { unit_seconds: 60, mode: 'half-up' }, 660],
  ['01:03:00', 960, { unit_seconds: 30, mode: 'half-up' }, 630],
  // 3600 × (1 − 0.8 / 0.828) = 121.74
  ['01:00:00', 828, { unit_seconds: 60, mode: 'half-up' }, 120],
  ['01:00:00', 828, { unit_seconds: 60, mode: 'up' }, 180],
  ['01:00:00', 828, { unit_seconds: 30, mode: 'up' }, 150],
  // Before the reference boat's start, the later unit is nearer to it: 3510 × (1 − 0.8 / 0.780) = −90
  ['00:58:30', 780, { unit_seconds: 60, mode: 'half-up' }, -60],
  ['00:58:30', 780, { unit_seconds: 60, mode: 'up' }, -60],
  ['00:58:30', 780, { unit_seconds: 10, mode: 'half-up' }, -90],
  // 3549 × the same = −91, to the nearest minute −120
  ['00:59:09', 780, { unit_seconds: 60, mode: 'half-up' }, -120],
  ['00:59:09', 780, { unit_seconds: 60, mode: 'up' }, -60],
])(
  'with %s for 0,800 the boat of %i thousandths, rounded by %j, starts at %i s',
  (elapsed, rating, rounding, expected) => {
    expect(offset(aPlan({ basis: { expected_elapsed: elapsed }, reference_rating: '0.800', rounding }), rating)).toBe(
      expected,
    );
  },
);

test('an exact half second goes to the later second, on both sides of the reference boat', () => {
  const length = { distance_nm: '3.003', seconds_per_nm: '600' };
  // 1801.8 × (1/0.8 − 1/0.924) = 302.25; 1801.8 × (1/0.8 − 1/1.001) = 452.25; 1801.8 × (1/0.8 − 1/1.092) = 602.25
  const plan = aPlan({ basis: length, reference_rating: '0.800' });
  expect([924, 1001, 1092].map((rating) => offset(plan, rating))).toEqual([302, 452, 602]);
  // 3602 × (1/0.8 − 1/1.0) = 900.5, and from the other boat −900.5
  const odd = { expected_corrected: '01:00:02' };
  expect(offset(aPlan({ basis: odd, reference_rating: '0.800' }), 1000)).toBe(901);
  expect(offset(aPlan({ basis: odd }), 800)).toBe(-900);
});

test('boats come in start order, and boats of one start in the order given', () => {
  const boats = [
    { id: 1, ratingThousandths: 1100 },
    { id: 2, ratingThousandths: 800 },
    { id: 3, ratingThousandths: 1100 },
  ];
  expect(pursuitStarts(aPlan(), boats).map(({ boat }) => boat.id)).toEqual([2, 1, 3]);
});

test('the planned time is missed by more than ten per cent, not by ten', () => {
  // An hour for 1,000 is 50 minutes for 1,200: ten per cent are five minutes.
  expect(recalculation(aPlan(), 3300, 1200)).toEqual({ plannedS: 3000, isMissed: false });
  expect(recalculation(aPlan(), 3301, 1200)).toEqual({ plannedS: 3000, isMissed: true });
  expect(recalculation(aPlan(), 2700, 1200)).toEqual({ plannedS: 3000, isMissed: false });
  expect(recalculation(aPlan(), 2699, 1200)).toEqual({ plannedS: 3000, isMissed: true });
});

test('a limit of half a per cent is kept exactly', () => {
  const plan = aPlan({ recalculate_percent: 0.5 });
  expect([3018, 3019].map((elapsed) => recalculation(plan, elapsed, 1000).isMissed)).toEqual([true, true]);
  expect([3618, 3619].map((elapsed) => recalculation(plan, elapsed, 1000).isMissed)).toEqual([false, true]);
});

test('without a limit the first over the line wins whatever its elapsed time', () => {
  expect(recalculation(aPlan({ recalculate_percent: null }), 9000, 1200).isMissed).toBe(false);
});

test('an unchecked plan is refused', () => {
  expect(() => pursuitStarts(aPlan({ basis: { expected_elapsed: 'en timme' } }), [{ ratingThousandths: 900 }])).toThrow(
    '"en timme" is not a duration',
  );
});
