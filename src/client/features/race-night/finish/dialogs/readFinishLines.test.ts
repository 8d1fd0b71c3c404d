import { aCompetitor } from '../../../../../testing/aCompetitor';
import { aSailing } from '../../../../../testing/aSailing';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { readFinishLines } from './readFinishLines';

const START = Date.parse('2026-06-04T18:30:00+02:00');
const aRow = (id: number, values: Partial<Competitor>): FinishRow => ({
  key: String(id),
  id,
  boat: aCompetitor({ id, ...values }),
  start: START,
  isPending: false,
  isWaiting: false,
});
const rows = [
  aRow(1, { sail_number: 'SWE 57' }),
  aRow(2, { sail_number: 'SWE 312' }),
  aRow(3, { sail_number: 'GER 88', finish_time: '2026-06-04T19:00:00+02:00', recorded: 'finish' }),
];
const sailing = aSailing({ start_date: '2026-06-04', start_time: '18:30:00' });
const read = (text: string, mode: 'clock' | 'elapsed' = 'clock') => readFinishLines(text, { sailing, rows, mode });
const finish_time = '2026-06-04T19:45:23+02:00';

test.each([
  ['57 19.45.23', 1, { finish_time, score_code: null }],
  ['SWE 57 19:45:23', 1, { finish_time, score_code: null }],
  ['SWE 57\t194523', 1, { finish_time, score_code: null }],
  ['57;19.45.23', 1, { finish_time, score_code: null }],
  ['1. 57 19.45.23', 1, { finish_time, score_code: null }],
  ['SWE 312;DNF', 2, { score_code: 'DNF' }],
  ['312, dnf', 2, { score_code: 'DNF' }],
  ['57 19.45.23 SCP', 1, { finish_time, score_code: 'SCP' }],
  ['SWE 57 DNF', 1, { score_code: 'DNF' }],
])('%j is a finish', (text, id, finish) => {
  expect(read(text)).toMatchObject([{ row: { id }, finish, problem: null }]);
});

test('times sailed are read as such', () => {
  expect(read('57 11523', 'elapsed')).toMatchObject([{ finish: { elapsed_time: '01:15:23' } }]);
});

test('a number that nobody has is an unknown boat', () => {
  expect(read('99 19.45.23')).toMatchObject([{ row: null, number: '99', finish: { finish_time }, problem: null }]);
});

test('each line says what is wrong with it, and the others stand', () => {
  const lines = read('57 19.45.23\n\nOkänd 19.45\n57 19.50.00\n312 29.00.00\n312\n88 17.00.00');
  expect(lines.map(({ line, problem }) => [line, problem])).toEqual([
    [1, null],
    [3, 'noNumber'],
    [4, { sameAs: 1 }],
    [5, 'notClock'],
    [6, 'nothing'],
    [7, 'beforeStart'],
  ]);
});

test('what a boat already has is reported', () => {
  expect(read('88 19.45.23')).toMatchObject([{ held: '19.00.00', problem: null }]);
});
