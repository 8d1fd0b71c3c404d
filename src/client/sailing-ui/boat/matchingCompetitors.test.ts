import { aCompetitor } from '../../../testing/aCompetitor';
import { matchingCompetitors } from './matchingCompetitors';

const boat = (id: number, sail_number: string, boat_name: string, skipper_name: string) =>
  aCompetitor({ id, sail_number, boat_name, skipper_name, boat_model_name: 'Omega 34' });
const fleet = [
  boat(1, 'SWE 312', 'Vindil', 'Åsa Öberg'),
  boat(2, 'SWE 31', 'Ägir', 'Bo Ek'),
  boat(3, '', 'Måsen', 'Eva Lind'),
];

test.each([
  ['a number', '312', [1]],
  ['a number without its blank', 'swe312', [1]],
  ['Swedish letters in any case', 'ÅSA', [1]],
  ['two words in any order', 'öberg vindil', [1]],
  ['the type', 'omega', [1, 2, 3]],
  ['nothing that is there', 'zzz', []],
])('finds by %s', (_, query, expected) => {
  expect([...(matchingCompetitors(fleet, query) ?? [])]).toEqual(expected);
});

test('blanks are no search', () => {
  expect(matchingCompetitors(fleet, '  ')).toBeNull();
});
