import fc from 'fast-check';
import { fromThousandths } from './decimals';
import { isInInterval } from './rating';
import { groupedBy, suggestedCount, suggestLimits } from './suggestGroups';

const evening = [780, 812, 845, 862, 871, 889, 902, 915, 921, 934, 948, 960, 977, 991, 1004, 1032, 1068, 1101];
const sizes = (ratings: readonly number[], limits: readonly number[]) =>
  groupedBy(
    ratings.map((rating) => ({ base_rating: fromThousandths(rating) })),
    limits,
  ).groups.map(({ boats }) => boats.length);

test.each([
  [2, [930], [9, 9]],
  [3, [900, 970], [6, 6, 6]],
  [4, [870, 930, 1000], [4, 5, 5, 4]],
])('eighteen boats in %d groups have readable limits', (count, limits, boats) => {
  expect(suggestLimits(evening, count)).toEqual(limits);
  expect(sizes(evening, limits)).toEqual(boats);
});

test('limits as a club writes them: below 0,900, to 0,985, to 1,099, and from 1,100', () => {
  const boats = [880, 899, 900, 985, 986, 1099, 1100, null].map((rating) => ({
    rating,
    base_rating: fromThousandths(rating),
  }));
  const { groups, unrated } = groupedBy(boats, [900, 986, 1100]);
  expect(groups.map((group) => [group.min_rating, group.max_rating, group.boats.map(({ rating }) => rating)])).toEqual([
    [null, '0.899', [880, 899]],
    ['0.900', '0.985', [900, 985]],
    ['0.986', '1.099', [986, 1099]],
    ['1.100', null, [1100]],
  ]);
  expect(unrated).toEqual([{ rating: null, base_rating: null }]);
});

test.each([
  ['no boats', [], 3, []],
  ['one boat', [900], 3, []],
  ['boats of one number', [900, 900, 900], 2, []],
  ['two numbers in three groups', [900, 900, 950], 3, [950]],
])('fewer groups where there are fewer numbers: %s', (_, ratings, count, limits) => {
  expect(suggestLimits(ratings, count)).toEqual(limits);
});

test.each([
  [3, 2],
  [24, 2],
  [25, 3],
  [200, 5],
])('%d boats are first suggested in %d groups', (boats, groups) => {
  expect(suggestedCount(boats)).toBe(groups);
});

const fields = fc.array(fc.integer({ min: 300, max: 2500 }), { minLength: 1, maxLength: 80 });
const counts = fc.integer({ min: 2, max: 5 });

test('every boat is in one group, within its limits, and no group is empty', () => {
  fc.assert(
    fc.property(fields, counts, (ratings, count) => {
      const boats = ratings.map((rating, id) => ({ id, base_rating: fromThousandths(rating) }));
      const limits = suggestLimits(ratings, count);
      const { groups, unrated } = groupedBy(boats, limits);
      expect(unrated).toEqual([]);
      expect(groups).toHaveLength(Math.min(count, new Set(ratings).size));
      expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b));
      const placed = groups.flatMap((group) => group.boats.map(({ id }) => id));
      expect(placed.toSorted((a, b) => a - b)).toEqual(boats.map(({ id }) => id));
      for (const group of groups) {
        expect(group.boats.length).toBeGreaterThan(0);
        expect(group.boats.every(({ base_rating }) => isInInterval(base_rating, group))).toBe(true);
        // No number lies in two of them, and none between them.
        const others = groups.filter((other) => other !== group);
        expect(group.boats.some(({ base_rating }) => others.some((other) => isInInterval(base_rating, other)))).toBe(
          false,
        );
      }
    }),
  );
});

test('where all numbers differ, no group is further from the mean than half of it and a boat', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 300, max: 2500 }), { minLength: 5, maxLength: 80 }),
      counts,
      (ratings, count) => {
        const mean = ratings.length / count;
        for (const size of sizes(ratings, suggestLimits(ratings, count)))
          expect(Math.abs(size - mean)).toBeLessThanOrEqual(mean / 2 + 1);
      },
    ),
  );
});
