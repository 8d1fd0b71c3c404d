import type { PublishedResultRow, PublishedSerie, PublishedSerieRow } from '../../contract/publications';
import { resultChanges, serieChanges } from './changes';

const aRow = (competitor: number, row: Partial<PublishedResultRow> = {}): PublishedResultRow => ({
  competitor,
  position: competitor,
  tied: false,
  race_class: null,
  start_group: null,
  sail_number: `SWE ${competitor}`,
  boat_name: 'Åsa',
  boat_model_name: null,
  club_name: '',
  rating: '0.928',
  start: null,
  finish_time: null,
  elapsed_time: '00:51:52',
  corrected_time: null,
  behind: null,
  score_code: null,
  points: `${competitor}.0`,
  ...row,
});

test.each<[string, PublishedResultRow[], PublishedResultRow[], string[]]>([
  ['nothing', [aRow(1)], [aRow(1)], []],
  ['a code', [aRow(1)], [aRow(1, { score_code: 'DSQ' })], ['SWE 1 DSQ']],
  ['a code that takes the time', [aRow(1)], [aRow(1, { score_code: 'DNF', elapsed_time: null })], ['SWE 1 DNF']],
  ['a code that is gone', [aRow(1, { score_code: 'OCS' })], [aRow(1)], ['SWE 1 inte längre OCS']],
  ['a time', [aRow(1)], [aRow(1, { elapsed_time: '00:51:53' })], ['SWE 1 ny tid 0:51:53']],
  ['a time that is gone', [aRow(1)], [aRow(1, { elapsed_time: null })], ['SWE 1 utan tid']],
  ['a number', [aRow(1)], [aRow(1, { rating: '0.930' })], ['SWE 1 SRS 0,930']],
  ['a class', [aRow(1)], [aRow(1, { race_class: 'SRS 1' })], ['SWE 1 klass SRS 1']],
  ['boats', [aRow(1)], [aRow(2, { sail_number: '' })], ['Åsa tillagd', 'SWE 1 borttagen']],
  [
    'a code, without the places that follow from it',
    [aRow(1), aRow(2)],
    [aRow(1, { score_code: 'DSQ', position: null }), aRow(2, { position: 1 })],
    ['SWE 1 DSQ'],
  ],
  [
    'places alone',
    [aRow(1), aRow(2)],
    [aRow(1, { position: 2 }), aRow(2, { position: 1 })],
    ['SWE 1 plats 2 (var 1)', 'SWE 2 plats 1 (var 2)'],
  ],
  ['points alone', [aRow(1)], [aRow(1, { points: '1.5' })], ['SWE 1 1,5 poäng']],
])('%s is told', (_what, before, after, told) => {
  expect(resultChanges(before, after)).toEqual(told);
});

test('more than twenty changes are counted', () => {
  const boats = Array.from({ length: 30 }, (_, index) => aRow(index + 1));
  const changes = resultChanges([], boats);
  expect(changes).toHaveLength(20);
  expect(changes.slice(-2)).toEqual(['SWE 19 tillagd', 'och 11 till']);
});

const aSerie = (counted: number[]): PublishedSerie => ({
  id: 1,
  name: 'Kväll',
  description: '',
  races: [1, 2].map((sailing) => ({
    sailing,
    name: `Torsdag ${sailing}`,
    start_date: '2026-06-04',
    status: 'finished',
  })),
  counted,
});
const standing = (boat: number, position: number): PublishedSerieRow => ({
  competitor: boat,
  position,
  tied: false,
  sail_number: `SWE ${boat}`,
  boat_name: '',
  club_name: '',
  race_class: null,
  scores: [],
  ranks: [],
  total_points: '1.0',
  net_points: '1.0',
  is_preliminary: false,
});

test('of standings the races that count and the boats that moved are told', () => {
  const before = { serie: aSerie([1]), rows: [standing(1, 1), standing(2, 2)] };
  const after = { serie: aSerie([1, 2]), rows: [standing(2, 1), standing(1, 2), standing(3, 3)] };
  expect(serieChanges(before, after)).toEqual([
    'Torsdag 2 inräknad',
    'SWE 3 tillagd',
    'SWE 2 plats 1 (var 2)',
    'SWE 1 plats 2 (var 1)',
  ]);
  expect(serieChanges(after, before)).toContain('Torsdag 2 räknas inte längre');
});
