import { scoreSeries } from './scoreSeries';
import type { RaceResult, SeriesInput } from './types';

export interface Standing {
  /** The race after which it stood so, from 0. */
  race: number;
  ranks: ReadonlyMap<string, number>;
}

function untilThen(result: RaceResult, count: number): RaceResult {
  const { average } = result;
  return Array.isArray(average) ? { ...result, average: average.filter((race: number) => race < count) } : result;
}

/** The series when only its first `count` races had been sailed, with the boats that are entered today. */
function firstRaces({ rules, competitors, races }: SeriesInput, count: number): SeriesInput {
  const isSailed = (race: number) => race < count;
  const quotas = rules.quotas.map((quota) => ({ ...quota, races: quota.races.filter(isSailed) }));
  return {
    rules: {
      ...rules,
      mustCount: rules.mustCount.filter(isSailed),
      weights: rules.weights.slice(0, count),
      quotas: quotas.map((quota) => ({ ...quota, min: Math.min(quota.min, quota.races.length) })),
    },
    competitors,
    races: races
      .slice(0, count)
      .map((race) => new Map([...race].map(([boat, result]) => [boat, untilThen(result, count)]))),
  };
}

/** Everybody's rank after each race that counts: the course of the season. */
export function standingsAfterEach(input: SeriesInput): Standing[] {
  const { races } = scoreSeries(input);
  return races.flatMap(({ isCounted }, race) => {
    if (!isCounted) return [];
    const { rows } = scoreSeries(firstRaces(input, race + 1));
    return [{ race, ranks: new Map(rows.map(({ competitor, rank }) => [competitor, rank])) }];
  });
}
