import fc from 'fast-check';
import { anyLowPointSeries, anySeries, placesOf } from '../../../testing/anySeries';
import { RULES_EDITIONS } from '../../contract/scoring';
import { BOOK_RULES, NO_RESULT } from './defaults';
import { scoreSeries } from './scoreSeries';
import type { RaceResult, ScoringRules, SeriesCell, SeriesInput, SeriesScores } from './types';

const UNDISCARDED: ScoringRules = { ...BOOK_RULES, discards: { count: 0 } };

/** The same things in another order. */
const turned = <T>(items: readonly T[], by: number): T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)].reverse();
};

test('the order of the input never matters', () => {
  fc.assert(
    fc.property(anySeries, fc.nat(), (input, by) => {
      const races = input.races.map((race) => new Map(turned([...race], by)));
      expect(scoreSeries({ ...input, competitors: turned(input.competitors, by), races })).toEqual(scoreSeries(input));
    }),
  );
});

test('totals are the sum of the points, and net is the total less what is discarded', () => {
  fc.assert(
    fc.property(anySeries, (input) => {
      for (const { cells, totalTenths, netTenths, discarded } of scoreSeries(input).rows) {
        const points = cells.map(({ tenths }) => tenths ?? 0);
        expect(totalTenths).toBe(points.reduce((sum, tenths) => sum + tenths, 0));
        expect(netTenths).toBe(totalTenths - discarded.reduce((sum, race) => sum + (points[race] ?? 0), 0));
        expect(discarded).toEqual(cells.flatMap(({ isDiscarded }, race) => (isDiscarded ? [race] : [])));
      }
    }),
  );
});

test('points are whole tenths, end the steps that explain them, and are missing exactly where the race is not counted', () => {
  fc.assert(
    fc.property(anySeries, (input) => {
      const { rows, races } = scoreSeries(input);
      for (const { cells } of rows) {
        expect(cells.map(({ tenths }) => tenths !== null)).toEqual(races.map(({ isCounted }) => isCounted));
        for (const { tenths, steps } of cells) {
          if (tenths === null) continue;
          expect(Number.isSafeInteger(tenths) && tenths >= 0).toBe(true);
          expect(steps.at(-1)).toHaveProperty('tenths', tenths);
        }
      }
    }),
  );
});

test('ties are symmetric: boats that share a rank have one list of all who do, and of no others', () => {
  fc.assert(
    fc.property(anySeries, (input) => {
      const { rows } = scoreSeries(input);
      for (const { rank, sharing } of rows) {
        const tied = rows.filter((other) => other.rank === rank);
        expect(sharing).toEqual(tied.map(({ competitor }) => competitor));
        expect(tied.every((other) => other.sharing === sharing)).toBe(true);
        expect(rank).toBe(rows.findIndex((other) => other.rank === rank) + 1);
      }
    }),
  );
});

/** Every set of races that the rules let a boat discard, tried one by one. */
function leastNet(cells: readonly SeriesCell[], { quotas, mustCount }: ScoringRules, count: number): number {
  const races = [...cells.keys()].filter((race) => cells[race]?.tenths !== null);
  const nets = Array.from({ length: 2 ** races.length }, (_, mask) => {
    const kept = races.filter((_race, bit) => (mask >> bit) % 2 === 0);
    const gone = races.filter((race) => !kept.includes(race));
    const isForbidden = gone.some((race) => cells[race]?.code === 'DNE' || mustCount.includes(race));
    const isShort = quotas.some(({ races: quota, min }) => {
      const needed = Math.min(min, quota.filter((race) => races.includes(race)).length);
      return quota.filter((race) => kept.includes(race)).length < needed;
    });
    if (gone.length > count || isForbidden || isShort) return Infinity;
    return kept.reduce((sum, race) => sum + (cells[race]?.tenths ?? 0), 0);
  });
  return Math.min(...nets);
}

test('no other choice of discards gives a boat a better net, with DNE, races that must count and quotas in the way', () => {
  fc.assert(
    fc.property(anyLowPointSeries, (input) => {
      const { rows, discardCount } = scoreSeries(input);
      for (const { cells, netTenths } of rows) expect(netTenths).toBe(leastNet(cells, input.rules, discardCount));
    }),
  );
});

test('the sum of shared places is kept: 1 to n points are given out, however the boats are tied', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (ties) => {
      const race = new Map(
        placesOf(ties).map((place, index): [string, RaceResult] => [`B${index}`, { ...NO_RESULT, place }]),
      );
      const { rows } = scoreSeries({ rules: UNDISCARDED, competitors: [...race.keys()], races: [race] });
      const sum = rows.reduce((total, { totalTenths }) => total + totalTenths, 0);
      expect(sum).toBe((10 * ties.length * (ties.length + 1)) / 2);
    }),
  );
});

/** With a boat that comes last in every race, or in none of them to the start. */
const withWorse = ({ rules, competitors, races }: SeriesInput, sails: boolean): SeriesInput => ({
  rules,
  competitors: [...competitors, 'last'],
  races: races.map((race) => (sails ? new Map([...race, ['last', { ...NO_RESULT, place: 99 }]]) : race)),
});

test('adding a worse boat never gives anyone fewer points, in a race or in all of them', () => {
  fc.assert(
    fc.property(anyLowPointSeries, fc.boolean(), (input, sails) => {
      const races = input.races.filter((race) => [...race.values()].some(({ place }) => place !== null));
      const sailed: SeriesInput = { ...input, rules: { ...input.rules, minStarters: 1 }, races };
      const after = new Map(scoreSeries(withWorse(sailed, sails)).rows.map((row) => [row.competitor, row]));
      for (const { competitor, cells, netTenths } of scoreSeries(sailed).rows) {
        const same = after.get(competitor);
        expect(same?.netTenths).toBeGreaterThanOrEqual(netTenths);
        cells.forEach(({ tenths }, race) => expect(same?.cells[race]?.tenths).toBeGreaterThanOrEqual(tenths ?? 0));
      }
    }),
  );
});

test('adding a worse boat changes no rank where everybody finished', () => {
  const ranksOf = ({ rows }: SeriesScores) =>
    rows.filter(({ competitor }) => competitor !== 'last').map(({ competitor, rank }) => [competitor, rank]);
  const orders = fc.array(fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E'], { minLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyLowPointSeries, orders, ({ rules }, sailed) => {
      const races = sailed.map(
        (order) =>
          new Map(order.map((boat, index): [string, RaceResult] => [boat, { ...NO_RESULT, place: index + 1 }])),
      );
      const input: SeriesInput = { rules, competitors: ['A', 'B', 'C', 'D', 'E'], races };
      expect(ranksOf(scoreSeries(withWorse(input, true)))).toEqual(ranksOf(scoreSeries(input)));
    }),
  );
});

test('a penalty never improves a score, and never makes it worse than DNF', () => {
  const given = fc.record({
    place: fc.integer({ min: 1, max: 40 }),
    percent: fc.integer({ min: 1, max: 100 }),
    times: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(
      given,
      fc.constantFrom(...RULES_EDITIONS),
      fc.integer({ min: 1, max: 60 }),
      (penalty, edition, entries) => {
        const race = new Map<string, RaceResult>([['A', { ...NO_RESULT, ...penalty, code: 'SCP' }]]);
        const { rows } = scoreSeries({
          rules: { ...UNDISCARDED, edition, entries },
          competitors: ['A'],
          races: [race],
        });
        const base = penalty.place * 10;
        expect(rows[0]?.totalTenths).toBeGreaterThanOrEqual(base);
        expect(rows[0]?.totalTenths).toBeLessThanOrEqual(Math.max(base, (entries + 1) * 10));
      },
    ),
  );
});
