import { aCompetitor } from '../../../../../testing/aCompetitor';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import { matchCompetitors } from './matchCompetitors';

const aRow = (id: number, sail_number: string, boat_name = ''): FinishRow => ({
  key: String(id),
  id,
  boat: aCompetitor({ id, sail_number, boat_name, skipper_name: 'Anna Ek' }),
  start: null,
  isPending: false,
  isWaiting: false,
});

const fleet = [
  aRow(1, 'SWE 57', 'Vindil'),
  aRow(2, 'SWE 571', 'Stormy'),
  aRow(3, 'GER 88', 'Windspiel'),
  aRow(4, 'E 4', 'Ägir'),
];
const find = (typed: string, rows = fleet) => {
  const { picked, options, unknown } = matchCompetitors(rows, typed);
  return { picked: picked?.id ?? null, options: options.map(({ id }) => id), unknown };
};

test.each(['57', 'swe57', 'SWE 57', '057', ' 57 '])('%j is SWE 57, and proposes those that begin so', (typed) => {
  expect(find(typed).picked).toBe(1);
});

test('a number without letters is the only boat that has it, whatever its letters', () => {
  expect(find('88').picked).toBe(3);
  expect(find('4').picked).toBe(4);
});

test('a boat of the home nation comes first where two have the number', () => {
  const both = [aRow(5, 'GER 57'), ...fleet];
  expect(find('57', both)).toMatchObject({ picked: 1, options: [1, 5, 2] });
});

test('two boats with one number must be chosen between', () => {
  expect(find('57', [aRow(9, 'SWE 57'), ...fleet])).toMatchObject({ picked: null, options: [9, 1, 2], unknown: null });
});

test('the beginning of a number proposes, and is else an unknown boat', () => {
  expect(find('5')).toEqual({ picked: null, options: [1, 2], unknown: '5' });
  expect(find('99')).toEqual({ picked: null, options: [], unknown: '99' });
});

test('a name is found by its beginning, å ä ö included', () => {
  expect(find('vind').picked).toBe(1);
  expect(find('äg').picked).toBe(4);
  expect(find('anna')).toMatchObject({ picked: null, options: [4, 1, 3, 2] });
  expect(find('Okänt')).toEqual({ picked: null, options: [], unknown: null });
});

test('nothing typed finds nobody', () => {
  expect(find('  ')).toEqual({ picked: null, options: [], unknown: null });
});
