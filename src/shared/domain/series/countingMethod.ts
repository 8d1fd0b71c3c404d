import type { ResultMethod } from '../../contract/raceClasses';
import type { PursuitPlan } from '../../contract/sailings';
import { recalculation, type PlanCheck } from '../scoring/pursuitStarts';
import { racePlaces } from '../scoring/racePlaces';
import type { ResultEntry } from '../scoring/resultEntry';

export interface CountingMethod {
  method: ResultMethod;
  /** For a pursuit race decided on finishing order: the first boat's elapsed time compared with the plan. */
  check: (PlanCheck & { sailedS: number; percent: number }) | null;
}

export interface ComparedRace {
  method: ResultMethod;
  pursuit: PursuitPlan | null;
  entries: readonly ResultEntry[];
}

/**
 * The method that compares the boats of a race: the race's own, but corrected time for a pursuit race whose first boat
 * missed the plan by more than the plan allows.
 */
export function countingMethod({ method, pursuit, entries }: ComparedRace): CountingMethod {
  const percent = pursuit?.recalculate_percent ?? null;
  if (method !== 'finish_order' || pursuit === null || percent === null) return { method, check: null };
  const places = racePlaces(entries, 'finish_order');
  const first = entries.find(
    ({ id, elapsedS, ratingThousandths }) => places.get(id) === 1 && elapsedS !== null && ratingThousandths !== null,
  );
  if (!first || first.elapsedS === null || first.ratingThousandths === null) return { method, check: null };
  const check = recalculation(pursuit, first.elapsedS, first.ratingThousandths);
  return { method: check.isMissed ? 'corrected' : method, check: { ...check, sailedS: first.elapsedS, percent } };
}
