import type { SeriesRow } from '../../../../shared/contract/series';
import { likelySame } from './likelySame';

function aRow(key: string, boat: Partial<SeriesRow>, races: number[] = []): SeriesRow {
  return {
    key,
    position: 1,
    tied: false,
    sailor: null,
    boat: null,
    sail_number: '',
    boat_name: '',
    skipper_name: '',
    club_name: '',
    race_class: null,
    scores: [1, 2, 3].map((sailing) => ({
      sailing,
      position: races.includes(sailing) ? 1 : null,
      points: '1.0',
      score_code: races.includes(sailing) ? null : 'DNC',
      discarded: false,
    })),
    total_points: '1.0',
    net_points: '1.0',
    is_preliminary: false,
    ...boat,
  };
}

const pairs = (...rows: SeriesRow[]) =>
  likelySame(rows).map(({ from, into, because }) => [from.key, into.key, because]);

test('the same number written in two ways is one boat, and the row with fewer races gives way', () => {
  expect(pairs(aRow('a', { sail_number: '57' }, [1]), aRow('b', { sail_number: 'SWE 57' }, [2, 3]))).toEqual([
    ['a', 'b', 'number'],
  ]);
});

test('boats that met in a race are two', () => {
  expect(pairs(aRow('a', { sail_number: '57' }, [1]), aRow('b', { sail_number: 'SWE 57' }, [1, 2]))).toEqual([]);
});

test.each([
  ['Nana', 'Nana 2'],
  ['Vindil', 'vindil'],
  ['Skebåt', 'Skebat'],
  ['Havsörnen', 'Havsörne'],
])('"%s" and "%s" may be the same when one has no number', (name, other) => {
  expect(
    pairs(aRow('a', { boat_name: name }, [1]), aRow('b', { boat_name: other, sail_number: 'SWE 9' }, [2])),
  ).toEqual([['b', 'a', 'name']]);
});

test.each([
  ['Ida', 'Isa'],
  ['Vindil', 'Vinga'],
  ['', ''],
])('"%s" and "%s" are two boats', (name, other) => {
  expect(pairs(aRow('a', { boat_name: name }, [1]), aRow('b', { boat_name: other }, [2]))).toEqual([]);
});

test('one name with two numbers is two boats, unless the same person sails them', () => {
  const sofia = { boat_name: 'Sofia', sail_number: 'SWE 1', skipper_name: 'Eva Ek' };
  expect(
    pairs(aRow('a', sofia, [1]), aRow('b', { ...sofia, sail_number: 'SWE 2', skipper_name: 'Bo Berg' }, [2])),
  ).toEqual([]);
  expect(pairs(aRow('a', sofia, [1]), aRow('b', { ...sofia, sail_number: 'SWE 2' }, [2]))).toEqual([
    ['b', 'a', 'name'],
  ]);
});

test('classes are kept apart', () => {
  const boat = { sail_number: 'SWE 57' };
  expect(
    pairs(aRow('a', { ...boat, race_class: 'SRS 1' }, [1]), aRow('b', { ...boat, race_class: 'SRS 2' }, [2])),
  ).toEqual([]);
});
