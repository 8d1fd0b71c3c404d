import type { SeriesCell } from '../scoring/types';
import { ownSeason, type ScoredSeason } from './ownSeason';

const cell = (place: number | null): SeriesCell => ({
  tenths: place === null ? 90 : place * 10,
  place,
  code: place === null ? 'DNC' : null,
  steps: [],
  isDiscarded: false,
  kept: null,
});

/** Places by boat and race; null did not sail. The races are the sailings 1, 2, 3 …, and all of them count. */
function seasonOf(places: Record<string, (number | null)[]>, uncounted: readonly number[] = []): ScoredSeason {
  const races = Math.max(...Object.values(places).map(({ length }) => length));
  const sums = Object.entries(places).map(([competitor, own]) => ({
    competitor,
    cells: own.map(cell),
    netTenths: own.reduce<number>((sum, place) => sum + (place === null ? 90 : place * 10), 0),
  }));
  const rows = sums
    .sort((a, b) => a.netTenths - b.netTenths)
    .map((row, index) => ({
      ...row,
      rank: index + 1,
      totalTenths: row.netTenths,
      discarded: [],
      sharing: [row.competitor],
      brokenTie: null,
    }));
  const summary = { whyNot: null, minStarters: 1, entries: 0, cameToStart: 0, starters: 0, finishers: 0 };
  return {
    scores: {
      rows,
      races: Array.from({ length: races }, (_, race) => ({ ...summary, isCounted: !uncounted.includes(race) })),
    },
    sailings: Array.from({ length: races }, (_, race) => race + 1),
  };
}

const SEASON = seasonOf({
  own: [1, 3, 2, 4],
  Hulda: [2, 1, 3, 3],
  Nordan: [3, null, 1, 2],
  Vega: [4, 2, 4, 1],
});

test('the best evenings are those where the boat was ahead of most of the others', () => {
  const { best, isBest } = ownSeason(SEASON, 'own', { sailing: 4, place: 4, of: 4 });
  expect(best).toEqual([
    { sailing: 1, place: 1, of: 4 },
    { sailing: 3, place: 2, of: 4 },
  ]);
  expect(isBest).toBe(false);
});

test.each([
  ['a win is the best, however few they were', { sailing: 9, place: 1, of: 2 }, true],
  ['a second of twenty is not as good as a win', { sailing: 9, place: 2, of: 20 }, false],
  ['the evening alone is nothing to compare with itself', { sailing: 1, place: 1, of: 4 }, true],
] as const)('%s', (_, tonight, isBest) => {
  expect(ownSeason(SEASON, 'own', tonight).isBest).toBe(isBest);
});

test('a first evening and a last place are not the best of the season', () => {
  const first = seasonOf({ own: [1], other: [2] });
  expect(ownSeason(first, 'own', { sailing: 1, place: 1, of: 2 }).isBest).toBe(false);
  const always = seasonOf({ own: [2, 2], other: [1, 1] });
  expect(ownSeason(always, 'own', { sailing: 2, place: 2, of: 2 }).isBest).toBe(false);
});

test('an evening that the series does not count yet is compared with those that it counts', () => {
  const season = seasonOf({ own: [2, null], other: [1, null], third: [3, null] }, [1]);
  const { best, isBest, rank } = ownSeason(season, 'own', { sailing: 2, place: 1, of: 3 });
  expect([best[0]?.sailing, isBest, rank]).toEqual([2, true, 2]);
});

test('rank and points to the third', () => {
  const season = seasonOf({ a: [1, 1], b: [2, 2], c: [3, 3], own: [5, 4] });
  expect(ownSeason(season, 'own', null)).toMatchObject({ rank: 4, toPodiumTenths: 30 });
  expect(ownSeason(season, 'c', null)).toMatchObject({ rank: 3, toPodiumTenths: null });
  expect(ownSeason(season, 'nobody', null)).toMatchObject({ rank: null, toPodiumTenths: null, best: [], rivals: [] });
});

test('rivals are those that were close most often, then those that changed places most often', () => {
  const season = seasonOf({
    own: [5, 5, 5, 5],
    often: [6, 4, 6, 4],
    ahead: [4, 4, 4, 4],
    once: [6, 15, 16, 17],
    away: [null, null, null, 6],
    far: [20, 20, 20, 20],
  });
  expect(ownSeason(season, 'own', null).rivals).toEqual([
    { key: 'often', meetings: ['own', 'other', 'own', 'other'], ownAhead: 2, otherAhead: 2 },
    { key: 'ahead', meetings: ['other', 'other', 'other', 'other'], ownAhead: 0, otherAhead: 4 },
  ]);
});

test('a race that one of them missed is no meeting, and equal places are nobody’s', () => {
  const season = seasonOf({ own: [1, null, 2, 3], other: [2, 1, 2, 4] });
  expect(ownSeason(season, 'own', null).rivals).toEqual([
    { key: 'other', meetings: ['own', null, 'tied', 'own'], ownAhead: 2, otherAhead: 0 },
  ]);
});
