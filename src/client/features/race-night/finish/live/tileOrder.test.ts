import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { aCompetitor } from '../../../../../testing/aCompetitor';
import { inExpectedOrder, keepPlaces, nearestTo } from './tileOrder';

const START = Date.parse('2026-06-04T16:30:00Z');
const row = (key: string, rating: string | null, start: number | null = START): FinishRow => ({
  ...{ key, id: 1, start, isPending: false, isWaiting: false },
  boat: aCompetitor({ sail_number: `SWE ${key}`, rating }),
});
const keys = (rows: readonly FinishRow[]) => rows.map(({ key }) => key);

test('fast boats and those that started early are expected first, those without a number or a start last', () => {
  const slow = row('1', '0.800');
  const fast = row('2', '1.000');
  const early = row('3', '0.800', START - 20 * 60_000);
  expect(keys(inExpectedOrder([slow, row('12', null), row('9', '1.000', null), fast, early]))).toEqual([
    '3',
    '2',
    '1',
    '9',
    '12',
  ]);
});

test('nobody who has a place moves, whatever becomes of ratings and of other boats', () => {
  const places = keepPlaces([], [row('1', '0.800'), row('2', '1.000')]);
  expect(places).toEqual(['2', '1']);
  expect(keepPlaces(places, [row('1', '1.200')])).toBe(places);
  expect(keepPlaces(places, [row('4', '1.100'), row('3', '1.300'), row('1', '1.200')])).toEqual(['2', '1', '3', '4']);
});

test('the boats that stand nearest come first', () => {
  const placed = ['1', '2', '3', '4'].map((key, place) => ({ ...row(key, null), place }));
  expect(keys(nearestTo(2, placed))).toEqual(['3', '2', '4', '1']);
});
