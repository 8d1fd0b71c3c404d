import { aCompetitor } from '../../../../../testing/aCompetitor';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { sheetOf } from './sheetOf';

const aRow = (id: number, values: Partial<Competitor>): FinishRow => ({
  key: String(id),
  id,
  boat: aCompetitor({ id, rating: '1.000', ...values }),
  start: null,
  isPending: false,
  isWaiting: false,
});
const home = (clock: string, elapsed_time: string): Partial<Competitor> => ({
  finish_time: `2026-06-04T${clock}+02:00`,
  elapsed_time,
  recorded: 'finish',
});
const ids = (rows: readonly FinishRow[]) => rows.map(({ id }) => id);
const corrected = () => 'corrected' as const;

test('boats stand in order of finish, with places by corrected time', () => {
  const sheet = sheetOf(
    [
      aRow(1, { ...home('19:44:23', '01:14:23'), rating: '0.900' }),
      aRow(2, { ...home('19:40:00', '01:10:00'), rating: '1.100' }),
      aRow(3, { score_code: 'DNF' }),
      aRow(5, {}),
      aRow(4, {}),
    ],
    corrected,
  );
  expect(sheet.home.map(({ id, place, correctedS }) => [id, place, correctedS])).toEqual([
    [2, 2, 4620],
    [1, 1, 4017],
  ]);
  expect(ids(sheet.coded)).toEqual([3]);
  expect(ids(sheet.out)).toEqual([4, 5]);
});

test('each class has places of its own, compared in its own way', () => {
  const sheet = sheetOf(
    [
      aRow(1, { ...home('19:40:00', '01:10:00'), race_class: 7 }),
      aRow(2, { ...home('19:41:00', '01:11:00'), race_class: 8, rating: null }),
      aRow(3, { ...home('19:42:00', '01:12:00'), race_class: 7, rating: '0.800' }),
    ],
    (raceClass) => (raceClass === 8 ? 'elapsed' : 'corrected'),
  );
  expect(sheet.home.map(({ id, place }) => [id, place])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
});

test('a boat without a rating has a time but no place, and an unknown boat never has one', () => {
  const sheet = sheetOf(
    [
      aRow(1, { ...home('19:40:00', '01:10:00'), rating: null }),
      { ...aRow(0, { ...home('19:41:00', '01:11:00'), is_unmatched: true }), id: null, isWaiting: true },
    ],
    corrected,
  );
  expect(sheet.home.map(({ place }) => place)).toEqual([null, null]);
  expect(sheet).toMatchObject({ unknownCount: 1, waitingCount: 1 });
});

test('a time sailed by a boat whose start is not known stands last', () => {
  const sheet = sheetOf(
    [aRow(1, { elapsed_time: '00:50:00', recorded: 'elapsed' }), aRow(2, home('19:40:00', '01:10:00'))],
    corrected,
  );
  expect(ids(sheet.home)).toEqual([2, 1]);
});
