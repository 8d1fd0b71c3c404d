import fc from 'fast-check';
import { SCORE_CODES } from '../shared/contract/competitors';
import { DNC_RULES, RULES_EDITIONS, SCORING_SYSTEMS, type DiscardsDocument } from '../shared/contract/scoring';
import { codeFacts } from '../shared/domain/scoring/codes';
import { NO_RESULT } from '../shared/domain/scoring/defaults';
import type { RaceResult, ScoringRules, SeriesInput } from '../shared/domain/scoring/types';

/** Series for property tests: few boats and races, with every code, tie, average and rule among them. */

const MAX_RACES = 6;
const MAX_BOATS = 8;

/** How a boat came through a race. */
interface Fortune {
  code: RaceResult['code'];
  hasCrossed: boolean;
  /** Shares the place of the boat before it. */
  isTied: boolean;
  times: number;
  percent: number;
  pointsTenths: number | null;
  average: NonNullable<RaceResult['average']>;
}

const fortune: fc.Arbitrary<Fortune> = fc.record({
  code: fc.option(fc.constantFrom(...SCORE_CODES), { freq: 3 }),
  hasCrossed: fc.boolean(),
  isTied: fc.boolean(),
  times: fc.integer({ min: 1, max: 3 }),
  percent: fc.integer({ min: 1, max: 60 }),
  pointsTenths: fc.option(fc.integer({ min: 0, max: 200 })),
  average: fc.constantFrom<Fortune['average'][]>('all_others', 'before', [0, 1]),
});

function resultOf({ code, hasCrossed, times, percent, pointsTenths, average }: Fortune, place: number): RaceResult {
  const crossed = hasCrossed ? place : null;
  if (code === 'DUTY') return { ...NO_RESULT, code, crossed, average };
  if (code !== null && codeFacts(code).replacesFinish) return { ...NO_RESULT, code, crossed };
  const placed = { ...NO_RESULT, place, code };
  if (code === 'SCP' || code === 'ZFP') return { ...placed, percent, times };
  if (code === 'RDG') return pointsTenths === null ? { ...placed, average } : { ...placed, pointsTenths };
  if (code === 'DPI')
    return pointsTenths === null ? { ...placed, percent } : { ...placed, penaltyTenths: pointsTenths };
  return placed;
}

/** Boats in the order of the fortunes, ties sharing a place. */
export function placesOf(ties: readonly boolean[]): number[] {
  let place = 1;
  return ties.map((isTied, index) => {
    if (!isTied) place = index + 1;
    return place;
  });
}

function raceOf(order: readonly string[], fortunes: readonly Fortune[]): Map<string, RaceResult> {
  const places = placesOf(fortunes.map(({ isTied }) => isTied));
  return new Map(
    fortunes.map((own, index): [string, RaceResult] => [order[index] ?? '', resultOf(own, places[index] ?? 1)]),
  );
}

const discards = fc.constantFrom<DiscardsDocument[]>(
  { count: 0 },
  { count: 1 },
  { count: 3 },
  { proportion: { discards: 1, of: 3 } },
  { table: [{ races: 3, counting: 2 }] },
  { thresholds: [{ races: 2, discards: 1 }] },
);

const rules = fc.record<ScoringRules>({
  edition: fc.constantFrom(...RULES_EDITIONS),
  places: fc.constantFrom('final', 'crossing'),
  system: fc.constantFrom(...SCORING_SYSTEMS),
  discards,
  dncRule: fc.constantFrom(...DNC_RULES),
  codePoints: fc.constantFrom<ScoringRules['codePoints'][]>({}, { DNC: { base: 'finishers', plusTenths: 20 } }),
  quotas: fc.constantFrom<ScoringRules['quotas'][]>(
    [],
    [
      { name: null, races: [0, 1, 2], min: 2 },
      { name: null, races: [0, 1], min: 1 },
      { name: null, races: [3, 4], min: 1 },
    ],
  ),
  mustCount: fc.constantFrom<number[][]>([], [1]),
  minStarters: fc.integer({ min: 1, max: 3 }),
  weights: fc.constantFrom<number[][]>([], [1, 2]),
  entries: fc.constant(null),
});

/** A race in which `boats`, or some of them, sailed. */
const anyRace = (boats: readonly string[]) =>
  fc
    .shuffledSubarray([...boats])
    .chain((order) =>
      fc
        .array(fortune, { minLength: order.length, maxLength: order.length })
        .map((fortunes) => raceOf(order, fortunes)),
    );

export const anySeries: fc.Arbitrary<SeriesInput> = fc.integer({ min: 1, max: MAX_BOATS }).chain((count) => {
  const competitors = Array.from({ length: count }, (_, index) => `B${index + 1}`);
  return fc.record({
    rules,
    competitors: fc.constant(competitors),
    races: fc.array(anyRace(competitors), { maxLength: MAX_RACES }),
  });
});

export const anyLowPointSeries = anySeries.map((input): SeriesInput => ({
  ...input,
  rules: { ...input.rules, system: 'low_point' },
}));
