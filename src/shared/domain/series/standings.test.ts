import { aResultEntry, aSerieRace } from '../../../testing/aResultEntry';
import { scoreSeries } from '../scoring/scoreSeries';
import { aSeriesInput } from '../../../testing/aSeriesInput';
import { rowKeys, type Merge } from './rowKeys';
import type { SerieRace } from './serieRace';
import { DEFAULT_SERIE_RULES, toRulesDocument } from './serieRules';
import { seriesRows } from './seriesRows';
import { standings } from './standings';

const RULES = { ...DEFAULT_SERIE_RULES, discards: [] };

function standingsOf(races: SerieRace[], { classScoring = 'apart' as const, merges = [] as Merge[] } = {}) {
  const keys = rowKeys(
    races.map(({ entries }) => entries.filter(({ isUnmatched }) => !isUnmatched)),
    'boat',
    merges,
  );
  return standings({ races, rules: toRulesDocument(RULES, races), classScoring, keys });
}

const rowsOf = (races: SerieRace[], merges: Merge[] = []) =>
  standingsOf(races, { merges }).flatMap((one) =>
    seriesRows(
      one,
      scoreSeries(aSeriesInput(one.document)),
      races.map(({ sailing }) => sailing),
    ),
  );

test('a row is named after its latest race, by the boat that others were merged into', () => {
  const races = [
    aSerieRace(1, [aResultEntry({ id: 1, boatName: 'Nana', elapsedS: 10 })]),
    aSerieRace(2, [aResultEntry({ id: 2, sailNumber: '1', boatName: 'Nana II', elapsedS: 10 })]),
    aSerieRace(3, [
      aResultEntry({ id: 3, sailNumber: 'SWE 77', boatName: 'Lånad', elapsedS: 10, categories: ['Dam'] }),
    ]),
  ];
  const [only] = standingsOf(races, { merges: [{ from: 'SWE 77', into: 'SWE 1' }] });
  expect(only?.boats).toMatchObject({ 'SWE 1': { sail_number: '1', boat_name: 'Nana II', categories: ['Dam'] } });
  expect(only?.document.competitors).toEqual(['SWE 1']);
});

test.each([
  ['a finish is better than a code', { code: 'DNF' as const }, { elapsedS: 99 }, 'second'],
  ['the better finish counts', { elapsedS: 20 }, { elapsedS: 30 }, 'first'],
  ['a code is better than nothing', {}, { code: 'DNF' as const }, 'second'],
  ['of equal ones the earlier entry counts', { elapsedS: 20 }, { elapsedS: 20 }, 'first'],
])('two entries of one row in a race: %s', (_rule, first, second, better) => {
  const race = aSerieRace(1, [
    aResultEntry({ id: 1, ...first }),
    aResultEntry({ id: 2, ...second }),
    aResultEntry({ id: 3, elapsedS: 25 }),
  ]);
  const [only] = standingsOf([race], { merges: [{ from: 'SWE 2', into: 'SWE 1' }] });
  const [fleet] = only?.fleets ?? [];
  expect(fleet?.entries.get('SWE 1')?.id).toBe(better === 'first' ? 1 : 2);
  expect(fleet?.doubles.map(({ id }) => id)).toEqual([better === 'first' ? 2 : 1]);
  // The entry that is left out holds no place either.
  const places = Object.values(only?.document.races[0] ?? {}).flatMap(({ place }) => place ?? []);
  expect(places.sort()).toEqual(places.map((_, index) => index + 1));
});

test('a race does not count for a class that did not sail it, and counts for the others', () => {
  const classes = [
    { id: 1, name: 'IF', order: 0, method: null },
    { id: 2, name: 'Folkbåt', order: 1, method: null },
  ];
  const boat = (id: number, raceClass: number) =>
    aResultEntry({ id, sailNumber: `SWE ${raceClass}`, raceClass, elapsedS: 10 });
  const rows = rowsOf([aSerieRace(1, [boat(1, 1), boat(2, 2)], { classes }), aSerieRace(2, [boat(3, 1)], { classes })]);
  expect(rows.map(({ race_class, scores }) => [race_class, ...scores.map(({ points }) => points)])).toEqual([
    ['IF', '1.0', '1.0'],
    ['Folkbåt', '1.0', null],
  ]);
});

test('an ongoing race is preliminary, and so is a boat that is still racing', () => {
  const race = aSerieRace(1, [aResultEntry({ id: 1, elapsedS: 10 }), aResultEntry({ id: 2 })], { status: 'ongoing' });
  const preliminary = (values: Partial<SerieRace>) => {
    const races = [{ ...race, ...values }];
    return [
      standingsOf(races)[0]?.races[0]?.is_preliminary,
      ...rowsOf(races).map(({ is_preliminary }) => is_preliminary),
    ];
  };
  expect(preliminary({})).toEqual([true, false, true]);
  expect(preliminary({ status: 'finished' })).toEqual([false, false, false]);
});

test('an unmatched boat is not scored', () => {
  const race = aSerieRace(1, [
    aResultEntry({ id: 1, elapsedS: 10 }),
    aResultEntry({ id: 2, elapsedS: 5, isUnmatched: true }),
  ]);
  expect(rowsOf([race])).toMatchObject([{ key: 'SWE 1', net_points: '1.0' }]);
});
