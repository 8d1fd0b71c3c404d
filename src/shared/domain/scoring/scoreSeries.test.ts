import { aSeriesInput } from '../../../testing/aSeriesInput';
import type { RaceResultDocument, RulesDocument, SeriesDocument } from '../../contract/scoring';
import { seriesAnswer } from './answer';
import { scoreSeries } from './scoreSeries';

const scored = (document: Partial<SeriesDocument>) => seriesAnswer(scoreSeries(aSeriesInput(document)));

/** Points of each boat in a single race that is not discarded. */
function pointsOf(race: Record<string, RaceResultDocument>, rules: RulesDocument = {}) {
  const rows = scored({ rules: { discards: { count: 0 }, ...rules }, races: [race] });
  return Object.fromEntries(rows.map(({ competitor, points: [points] }) => [competitor, points]));
}

const finished = (...boats: string[]) => Object.fromEntries(boats.map((boat, index) => [boat, { place: index + 1 }]));

test('a boat scores its place, and tied boats share the points of the places that they fill (A4, A7)', () => {
  const race = { A: { place: 1 }, B: { place: 2 }, C: { place: 2 }, D: { place: 4 }, E: { place: 4 }, F: { place: 4 } };
  expect(pointsOf(race)).toEqual({ A: '1.0', B: '2.5', C: '2.5', D: '5.0', E: '5.0', F: '5.0' });
});

test('crossing places behind a boat that is taken out move up one for each of them, and ties stay ties (A6.1)', () => {
  const race: Record<string, RaceResultDocument> = {
    A: { place: 1 },
    B: { code: 'DSQ', crossed: 2 },
    C: { place: 3 },
    D: { place: 3 },
    E: { code: 'RET', crossed: 5 },
    F: { place: 6 },
  };
  expect(pointsOf(race, { places: 'crossing' })).toEqual({
    A: '1.0',
    B: '7.0',
    C: '2.5',
    D: '2.5',
    E: '7.0',
    F: '4.0',
  });
});

test('final places stay unchanged, whichever boats crossed and were disqualified', () => {
  const race: Record<string, RaceResultDocument> = { A: { code: 'DSQ', crossed: 1 }, B: { place: 1 }, C: { place: 2 } };
  expect(pointsOf(race)).toEqual({ A: '4.0', B: '1.0', C: '2.0' });
});

test('a boat that is tied with a disqualified one keeps the place alone', () => {
  const race: Record<string, RaceResultDocument> = {
    A: { place: 1 },
    B: { place: 2 },
    C: { code: 'DSQ', crossed: 2 },
    D: { place: 4 },
  };
  expect(pointsOf(race, { places: 'crossing' })).toEqual({ A: '1.0', B: '2.0', C: '5.0', D: '3.0' });
});

test('redress changes nobody else: the place of the boat stays occupied (A6.2)', () => {
  const race: Record<string, RaceResultDocument> = {
    A: { place: 1 },
    B: { code: 'RDG', place: 2, points: '1.0' },
    C: { place: 3 },
  };
  expect(pointsOf(race, { places: 'crossing' })).toEqual({ A: '1.0', B: '1.0', C: '3.0' });
});

test('a boat with redress that crossed the line moves nobody up, and makes the race count', () => {
  const race: Record<string, RaceResultDocument> = { A: { code: 'RDG', points: '2.0', crossed: 1 }, B: { place: 2 } };
  expect(pointsOf(race, { places: 'crossing' })).toEqual({ A: '2.0', B: '2.0' });
  expect(pointsOf({ A: { code: 'RDG', points: '2.0', crossed: 1 }, B: { code: 'DNF' } })).toEqual({
    A: '2.0',
    B: '3.0',
  });
});

test.each(['DNC', 'DNS', 'OCS', 'NSC', 'DNF', 'RET', 'DSQ', 'UFD', 'BFD', 'DNE'] as const)(
  '%s scores boats entered + 1 (A5.2)',
  (code) => {
    expect(pointsOf({ ...finished('A', 'B'), C: { code } }, { entries: 9 })).toMatchObject({ C: '10.0' });
  },
);

test.each([
  ['DNS', '5.0'],
  ['OCS', '5.0'],
  ['NSC', '5.0'],
  ['DNF', '5.0'],
  ['RET', '5.0'],
  ['DSQ', '5.0'],
  ['DNE', '5.0'],
  ['UFD', '5.0'],
  ['BFD', '5.0'],
  ['DNC', '10.0'],
] as const)(
  'with A5.3, %s scores %s when nine are entered and four of them came, or three when the boat did not',
  (code, points) => {
    const others: Record<string, RaceResultDocument> = {
      ...finished('A', 'B'),
      C: { code: 'DNS' },
      D: { code: 'DNC' },
      E: { code: 'DNC' },
    };
    const G: RaceResultDocument = { code };
    expect(pointsOf({ ...others, G }, { dnc_rule: 'starters_plus_1', entries: 9 })).toMatchObject({ G: points });
  },
);

test.each([
  [{ base: 'entries', plus: 2 }, '7.0'],
  [{ base: 'came_to_start', plus: 2 }, '6.0'],
  [{ base: 'finishers', plus: 2 }, '4.0'],
  [{ base: 'fixed', plus: 10 }, '10.0'],
] as const)('a formula of the series beats the rule of the book: DNC is %j', (formula, points) => {
  const race: Record<string, RaceResultDocument> = {
    ...finished('A', 'B'),
    C: { code: 'DNF' },
    D: { code: 'DNC' },
    E: { code: 'OCS' },
  };
  const rows = pointsOf(race, { code_points: { DNC: formula }, dnc_rule: 'starters_plus_1' });
  expect(rows).toMatchObject({ C: '5.0', D: points });
});

test('TLE scores finishers + 1, and never more than DNF', () => {
  expect(pointsOf({ ...finished('A', 'B'), C: { code: 'TLE' }, D: { code: 'DNF' } })).toMatchObject({
    C: '3.0',
    D: '5.0',
  });
  const fixed: RulesDocument = { code_points: { DNF: { base: 'fixed', plus: 2 } } };
  expect(pointsOf({ ...finished('A', 'B'), C: { code: 'TLE' } }, fixed)).toMatchObject({ C: '2.0' });
});

test('a missing boat is DNC, and one that sailed no race is a row too (A2.2)', () => {
  const rows = scored({
    competitors: ['A', 'B', 'C'],
    races: [finished('A', 'B'), finished('B', 'A')],
    rules: { discards: { count: 0 } },
  });
  expect(rows.at(-1)).toMatchObject({ competitor: 'C', rank: 3, points: ['4.0', '4.0'], total: '8.0' });
});

test('a late entry raises the points of every earlier race', () => {
  const races: SeriesDocument['races'] = [{ A: { place: 1 }, B: { code: 'DNF' } }];
  const of = (competitors: string[]) =>
    scored({ competitors, races }).find(({ competitor }) => competitor === 'B')?.points;
  expect(of(['A', 'B'])).toEqual(['3.0']);
  expect(of(['A', 'B', 'C'])).toEqual(['4.0']);
});

test('a race that nobody finished in time is not counted, has no points and gives no discard (90.3(a))', () => {
  const races: SeriesDocument['races'] = [
    finished('A', 'B'),
    { A: { code: 'DNF' }, B: { code: 'NSC', crossed: 1 } },
    finished('B', 'A'),
  ];
  const rows = scored({ races, rules: { discards: { thresholds: [{ races: 3, discards: 1 }] } } });
  expect(rows).toMatchObject([
    { competitor: 'B', points: ['2.0', null, '1.0'], discarded: [], net: '3.0' },
    { competitor: 'A', points: ['1.0', null, '2.0'], discarded: [], net: '3.0' },
  ]);
});

test.each([
  ['DSQ', '3.0'],
  ['RET', '3.0'],
  ['DNE', '3.0'],
  ['NSC', null],
  ['OCS', null],
  ['BFD', null],
] as const)('a boat that crossed and is %s makes the race count or not', (code, points) => {
  expect(pointsOf({ A: { code, crossed: 1 }, B: { code: 'DNF' } })).toEqual({ A: points, B: points });
});

test('a race with too few starters is not counted, and boats that did not start are none', () => {
  const race: Record<string, RaceResultDocument> = {
    ...finished('A', 'B'),
    C: { code: 'DNS' },
    D: { code: 'DNC' },
    E: { code: 'DUTY' },
  };
  expect(pointsOf(race, { min_starters: 3 })).toEqual({ A: null, B: null, C: null, D: null, E: null });
  expect(pointsOf(race, { min_starters: 2 })).toMatchObject({ A: '1.0' });
  expect(scoreSeries(aSeriesInput({ races: [race], rules: { min_starters: 3 } })).races).toEqual([
    {
      isCounted: false,
      whyNot: 'tooFewStarters',
      minStarters: 3,
      entries: 5,
      cameToStart: 3,
      starters: 2,
      finishers: 2,
    },
  ]);
});

test('weights multiply the points of a race, and totals are sums of the points shown', () => {
  const rows = scored({
    races: [finished('A', 'B', 'C'), finished('B', 'C', 'A')],
    rules: { weights: [1, 2], discards: { count: 0 } },
  });
  expect(rows.map(({ competitor, points, total }) => [competitor, ...points, total])).toEqual([
    ['B', '2.0', '2.0', '4.0'],
    ['A', '1.0', '6.0', '7.0'],
    ['C', '3.0', '4.0', '7.0'],
  ]);
});

test('one discard from the first race, taken literally, leaves nothing of a single race', () => {
  expect(scored({ races: [finished('A', 'B')] })).toEqual([
    { competitor: 'A', rank: 1, net: '0.0', total: '1.0', points: ['1.0'], discarded: [1], tied_with: [] },
    { competitor: 'B', rank: 2, net: '0.0', total: '2.0', points: ['2.0'], discarded: [1], tied_with: [] },
  ]);
});

test('decimals are exact: 1.1 + 2.2 ties with 1.2 + 2.1', () => {
  const given = (points: string): RaceResultDocument => ({ code: 'RDG', points });
  const races: SeriesDocument['races'] = [
    { A: given('1.1'), B: given('1.2'), C: { place: 3 } },
    { A: given('2.2'), B: given('2.1'), C: { place: 3 } },
  ];
  const rows = scored({ races, rules: { discards: { count: 0 } } });
  expect(rows.map(({ competitor, net, tied_with }) => [competitor, net, tied_with])).toEqual([
    ['A', '3.3', []],
    ['B', '3.3', []],
    ['C', '6.0', []],
  ]);
});

test('one boat alone, and a series without races, have standings', () => {
  expect(scored({ races: [finished('A')], rules: { discards: { count: 0 } } })).toMatchObject([
    { rank: 1, net: '1.0' },
  ]);
  expect(scored({ competitors: ['B', 'A'] })).toEqual([
    { competitor: 'A', rank: 1, net: '0.0', total: '0.0', points: [], discarded: [], tied_with: ['B'] },
    { competitor: 'B', rank: 1, net: '0.0', total: '0.0', points: [], discarded: [], tied_with: ['A'] },
  ]);
});

test('boats may be called what they like', () => {
  const races = [
    JSON.parse('{"__proto__": {"place": 1}, "constructor": {"place": 2}}') as SeriesDocument['races'][number],
  ];
  const rows = scored({
    competitors: ['__proto__', 'constructor', 'toString'],
    races,
    rules: { discards: { count: 0 } },
  });
  expect(rows.map(({ competitor, points }) => [competitor, ...points])).toEqual([
    ['__proto__', '1.0'],
    ['constructor', '2.0'],
    ['toString', '4.0'],
  ]);
});
