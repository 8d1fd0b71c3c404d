import type { PursuitPlan, SailingRow } from '../../../../../shared/contract/sailings';
import { pursuitStarts } from '../../../../../shared/domain/scoring/pursuitStarts';
import { startInstant, wireDatetime } from '../../../../../shared/domain/time';
import { startList, type StartLine } from '../list/startList';
import type { RatedCompetitor } from './pursuitValues';

export interface PlannedStarts {
  lines: StartLine[];
  /** Boats that are slower than the reference boat. */
  before: number;
}

/** What the start list becomes with this plan: the same function that the server goes by. */
export function plannedStarts(
  plan: PursuitPlan,
  sailing: SailingRow,
  competitors: readonly RatedCompetitor[],
): PlannedStarts {
  const reference = startInstant(sailing.start_date, plan.first_start);
  const starts = pursuitStarts(plan, competitors);
  const starting = starts.map(({ boat: competitor, offsetS }) => ({
    ...competitor,
    start: wireDatetime(reference + offsetS * 1000),
  }));
  return { lines: startList(starting, null).lines, before: starts.filter(({ offsetS }) => offsetS < 0).length };
}
