import type { PursuitPlan } from '../../../../../shared/contract/sailings';
import { aCompetitor } from '../../../../../testing/aCompetitor';
import { aSailing } from '../../../../../testing/aSailing';
import { describePlan } from '../describePlan';
import { plannedStarts } from './PlanPreview';
import { pursuitValues, ratedCompetitors, readPlan, type PursuitValues } from './pursuitValues';

const sailing = aSailing({
  start_type: 'individual',
  start_date: '2026-06-04',
  start_time: '18:00:00',
  result_method: 'finish_order',
});
const boats = ratedCompetitors([
  aCompetitor({ id: 1, sail_number: 'SWE 10', rating: '1.067' }),
  aCompetitor({ id: 2, sail_number: 'SWE 57', rating: '0.822' }),
  aCompetitor({ id: 3, sail_number: 'SWE 3', rating: null }),
  aCompetitor({ id: 4, sail_number: 'SWE 4', rating: '0.800', is_unmatched: true }),
]);
const typed = (values: Partial<PursuitValues> = {}): PursuitValues => ({
  ...pursuitValues(sailing, boats),
  expected_time: '0130',
  first_start: '1800',
  ...values,
});
const plan: PursuitPlan = {
  basis: { expected_elapsed: '01:30:00' },
  reference_rating: '0.822',
  rounding: { unit_seconds: 1, mode: 'half-up' },
  first_start: '18:00:00',
  recalculate_percent: null,
};

test('the form begins with the sailing’s start, the slowest boat as reference, and first over the line as winner', () => {
  expect(pursuitValues(sailing, boats)).toMatchObject({
    first_start: '18.00',
    reference: 'slowest',
    counts: 'finish_order',
    unit_seconds: '1',
  });
});

test('a saved plan is shown with dots in its time of day and colons in its length', () => {
  const shown = (length: string) =>
    pursuitValues({ ...sailing, pursuit: { ...plan, basis: { expected_elapsed: length } } }, boats);
  expect(shown('01:30:00')).toMatchObject({ first_start: '18.00', expected_time: '01:30' });
  expect(shown('01:30:15')).toMatchObject({ expected_time: '01:30:15' });
});

test('what is typed becomes a plan of the wire', () => {
  expect(readPlan(typed(), boats)).toEqual({ plan });
});

test.each<[string, Partial<PursuitValues>, Partial<PursuitPlan>]>([
  ['a corrected time', { basis: 'corrected', expected_time: '1:15' }, { basis: { expected_corrected: '01:15:00' } }],
  [
    'a distance',
    { basis: 'distance', distance_nm: '6,5', seconds_per_nm: '600' },
    { basis: { distance_nm: '6.5', seconds_per_nm: '600' } },
  ],
  ['another boat as reference', { reference: '1' }, { reference_rating: '1.067' }],
  ['a number that no boat has', { reference: 'number', reference_rating: '1' }, { reference_rating: '1.000' }],
  ['whole minutes, upwards', { unit_seconds: '60', mode: 'up' }, { rounding: { unit_seconds: 60, mode: 'up' } }],
  ['a limit', { recalculates: true, recalculate_percent: '7,5' }, { recalculate_percent: 7.5 }],
  [
    'no limit where corrected time decides anyhow',
    { recalculates: true, counts: 'corrected' },
    { recalculate_percent: null },
  ],
])('%s', (_, values, expected) => {
  expect(readPlan(typed(values), boats)).toEqual({ plan: { ...plan, ...expected } });
});

test.each<[Partial<PursuitValues>, Record<string, string>]>([
  [{ expected_time: '' }, { expected_time: 'Skriv tiden som timmar och minuter, till exempel 0130.' }],
  [{ expected_time: '00:00' }, { expected_time: 'Skriv tiden som timmar och minuter, till exempel 0130.' }],
  [{ first_start: '25' }, { first_start: 'Skriv klockslaget med siffror, till exempel 1800.' }],
  [
    { basis: 'distance', distance_nm: '-1', seconds_per_nm: 'fort' },
    {
      distance_nm: 'Skriv ett tal större än noll, till exempel 6,5.',
      seconds_per_nm: 'Skriv ett tal större än noll, till exempel 6,5.',
    },
  ],
  [{ reference: 'number', reference_rating: '9,1' }, { reference_rating: 'Ange ett SRS-tal mellan 0,300 och 2,500.' }],
  [{ reference: '99' }, { reference: 'Välj en båt eller ange ett annat SRS-tal.' }],
  [
    { recalculates: true, recalculate_percent: '101' },
    { recalculate_percent: 'Skriv ett tal mellan 0 och 100, till exempel 10.' },
  ],
])('%j is refused under its field', (values, problems) => {
  expect(readPlan(typed(values), boats)).toEqual({ problems });
});

test('a saved plan comes back as it was typed, and is read as the same plan', () => {
  const saved: PursuitPlan = {
    basis: { distance_nm: '6.5', seconds_per_nm: '600' },
    reference_rating: '0.900',
    rounding: { unit_seconds: 30, mode: 'up' },
    first_start: '18:05:00',
    recalculate_percent: 7.5,
  };
  const values = pursuitValues({ ...sailing, pursuit: saved }, boats);
  expect(values).toMatchObject({
    distance_nm: '6,5',
    reference: 'number',
    reference_rating: '0,900',
    recalculate_percent: '7,5',
  });
  expect(readPlan(values, boats)).toEqual({ plan: saved });
});

test('the preview has the starts of the published list, and mentions boats slower than the reference', () => {
  const read = readPlan(typed({ reference: '1', unit_seconds: '60' }), boats);
  if (!('plan' in read)) throw new Error('The plan is wrong');
  const { lines, before } = plannedStarts(read.plan, sailing, boats);
  // 5400 × (1 − 1,067 / 0,822) = −1609,5 s, to the nearest minute −27 min.
  expect(lines.map(({ boat, startsAt }) => [boat.sail_number, new Date(startsAt).toISOString()])).toEqual([
    ['SWE 57', '2026-06-04T15:33:00.000Z'],
    ['SWE 10', '2026-06-04T16:00:00.000Z'],
  ]);
  expect(before).toBe(1);
});

test('the plan is described in sentences', () => {
  expect(describePlan({ ...plan, recalculate_percent: 10 }, 'finish_order')).toEqual([
    'En båt med SRS 0,822 beräknas segla banan på 1 h 30 min. Alla beräknas vara i mål samtidigt.',
    'En båt med SRS 0,822 startar 18.00.',
    'Beräknad målgång 19.30.00.',
    'Starttiderna är avrundade till närmaste sekund.',
    'Först över linjen vinner.',
    'Om den första båtens seglade tid skiljer sig mer än 10 % från den beräknade avgör i stället korrigerad tid. Båda listorna visas.',
  ]);
  expect(describePlan({ ...plan, rounding: { unit_seconds: 60, mode: 'up' } }, 'corrected').slice(3)).toEqual([
    'Starttiderna är avrundade uppåt till hel minut.',
    'Korrigerad tid avgör, räknad från varje båts egen start.',
  ]);
});
