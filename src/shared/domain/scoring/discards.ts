import type { ScoreCode } from '../../contract/competitors';
import type { DiscardsDocument } from '../../contract/scoring';
import { codeFacts } from './codes';
import type { Quota, ScoringRules, SeriesCell } from './types';

/** The step with the most races among those that have been reached. */
function reached<T extends { races: number }>(steps: readonly T[], completed: number): T | null {
  let best: T | null = null;
  for (const step of steps) if (step.races <= completed && (!best || step.races > best.races)) best = step;
  return best;
}

/**
 * How many scores are excluded (RRS A2.1, or what the series says instead) when so many races are completed. Below the
 * first step of a table all races count. Taken literally, one discard from the first race leaves nothing after one
 * race.
 */
export function discardCount(discards: DiscardsDocument, completed: number): number {
  const wanted = () => {
    if ('count' in discards) return discards.count;
    if ('thresholds' in discards) return reached(discards.thresholds, completed)?.discards ?? 0;
    if ('table' in discards) return completed - (reached(discards.table, completed)?.counting ?? completed);
    return Math.floor(completed / discards.proportion.of) * discards.proportion.discards;
  };
  return Math.max(0, Math.min(wanted(), completed));
}

/** The rules that exclude a boat's scores. */
export interface DiscardPlan {
  count: number;
  mustCount: ReadonlySet<number>;
  /** The indices of the quotas of each race. */
  quotasOf: readonly (readonly number[])[];
  /** The number of completed races that each quota lets be excluded. */
  spare: readonly number[];
  /** A low score is the worse one. */
  isHighPoint: boolean;
}

/** Discards of a series: the same for all its boats. `isCompleted` is by race. */
export function planDiscards(rules: ScoringRules, isHighPoint: boolean, isCompleted: readonly boolean[]): DiscardPlan {
  const { discards, quotas, mustCount } = rules;
  const completedOf = ({ races }: Quota) => races.filter((race) => isCompleted[race]).length;
  return {
    count: discardCount(discards, isCompleted.filter(Boolean).length),
    mustCount: new Set(mustCount),
    quotasOf: isCompleted.map((_, race) =>
      quotas.flatMap((quota, index) => (quota.races.includes(race) ? [index] : [])),
    ),
    spare: quotas.map((quota) => Math.max(0, completedOf(quota) - quota.min)),
    isHighPoint,
  };
}

/** The outcome for a score: excluded, or counted for the given reason although it is no better than an excluded one. */
export type Exclusion = 'discarded' | SeriesCell['kept'];

function keptBecause(
  race: number,
  code: ScoreCode | null,
  plan: DiscardPlan,
  spare: readonly number[],
): SeriesCell['kept'] {
  if (!codeFacts(code).mayBeDiscarded) return 'DNE';
  if (plan.mustCount.has(race)) return 'mustCount';
  return plan.quotasOf[race]?.some((quota) => spare[quota] === 0) ? 'quota' : null;
}

type Score = Pick<SeriesCell, 'tenths' | 'code'>;

/**
 * The races that have points, the one to exclude first being first: the worst, and of equal ones the earliest (A2.1).
 */
function worstFirst(scores: readonly Score[], isHighPoint: boolean): number[] {
  const races = [...scores.keys()].filter((race) => scores[race]?.tenths != null);
  const pointsOf = (race: number) => scores[race]?.tenths ?? 0;
  const sign = isHighPoint ? 1 : -1;
  return races.sort((a, b) => sign * (pointsOf(a) - pointsOf(b)) || a - b);
}

/**
 * Excludes a boat's worst scores, and says by race what became of each. DNE may not be excluded (90.3(b)), nor a race
 * that must count, nor one that a quota needs: the next worst goes instead. Quotas are disjoint or lie within each
 * other, and then taking the worst that is free each time excludes the most points there are to exclude.
 */
export function excludeWorst(scores: readonly Score[], plan: DiscardPlan): Exclusion[] {
  const exclusions = scores.map((): Exclusion => null);
  if (plan.count === 0) return exclusions;
  const races = worstFirst(scores, plan.isHighPoint);
  const spare = [...plan.spare];
  let left = plan.count;
  let lastExcluded = -1;
  for (const [at, race] of races.entries()) {
    if (left === 0) break;
    const kept = keptBecause(race, scores[race]?.code ?? null, plan, spare);
    exclusions[race] = kept ?? 'discarded';
    if (kept !== null) continue;
    left -= 1;
    lastExcluded = at;
    for (const quota of plan.quotasOf[race] ?? []) spare[quota] = (spare[quota] ?? 0) - 1;
  }
  // Nothing would have excluded the better ones of those that may not be excluded.
  for (const race of races.slice(Math.max(plan.count, lastExcluded + 1))) exclusions[race] = null;
  return exclusions;
}
