import type { ResultRow } from '../../../../../shared/contract/sailings';
import { aResult } from '../../../../../testing/aResult';
import { barsOf, spanOf, ticksOf } from './timelineOf';

const sailed = (values: Partial<ResultRow>): ResultRow =>
  aResult({
    start: '2026-06-04T18:30:00+02:00',
    finish_time: '2026-06-04T19:30:00+02:00',
    elapsed_time: '01:00:00',
    ...values,
  });

test('a boat with start and finish has a bar, in the order of the list', () => {
  const rows = [
    sailed({ sail_number: 'SWE 2' }),
    sailed({ sail_number: 'SWE 1' }),
    sailed({ finish_time: null }),
    sailed({ start: null }),
  ];
  expect(
    barsOf(rows, '2026-06-04').map(({ label, start, finish, elapsed }) => [label, start, finish, elapsed]),
  ).toEqual([
    ['SWE 2', '18.30.00', '19.30.00', '1:00:00'],
    ['SWE 1', '18.30.00', '19.30.00', '1:00:00'],
  ]);
});

test('the picture goes from the first start to the last finish', () => {
  const late = sailed({ start: '2026-06-04T18:35:00+02:00', finish_time: '2026-06-04T20:10:00+02:00' });
  const { from, to } = spanOf(barsOf([late, sailed({})], '2026-06-04'));
  expect([new Date(from).toISOString(), new Date(to).toISOString()]).toEqual([
    '2026-06-04T16:30:00.000Z',
    '2026-06-04T18:10:00.000Z',
  ]);
});

test('a single boat that took no time has a picture too', () => {
  const { from, to } = spanOf(barsOf([sailed({ finish_time: '2026-06-04T18:30:00+02:00' })], '2026-06-04'));
  expect(to - from).toBe(60_000);
});

test.each([
  ['18:32', '19:58', 6, ['18:45', '19:00', '19:15', '19:30', '19:45']],
  ['18:30', '19:30', 3, ['18:30', '19:00', '19:30']],
  ['22:00', '08:00', 4, ['00:00', '04:00', '08:00']],
])('between %s and %s at most %i moments are named', (from, to, most, named) => {
  const at = (clock: string) => Date.parse(`2026-06-0${clock < '12' ? 5 : 4}T${clock}:00+02:00`);
  const ticks = ticksOf({ from: at(from), to: at(to) }, most);
  expect(ticks.map((tick) => new Date(tick + 7_200_000).toISOString().slice(11, 16))).toEqual(named);
});
