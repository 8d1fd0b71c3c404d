import type { PrepFlag, RecallOrder } from '../../contract/startGroups';
import { plannedGroupStart, plannedSailingStart } from '../effectiveStart';
import { inStartOrder } from '../startGroups';
import { sequenceLength, stepsOf, type Sequenced } from './sequences';
import type { PlannedGroup, RaceDaySetup } from './startState';

/** Rows of the wire or the database. Those that a device has kept since an earlier version lack the plan. */
interface Planned {
  start_time: string | null;
  prep_flag?: PrepFlag;
  planned_start?: string | null;
  planned_prep?: PrepFlag | null;
}

interface SailingFacts extends Planned, Sequenced {
  start_date: string;
  custom_start_datetime?: string | null;
  recall_order?: RecallOrder;
}

interface GroupFacts extends Planned {
  id: number;
  order: number;
  custom_start_datetime: string | null;
}

/** The start that is planned, whether or not the log has moved it since. `shown` is what the row's start says now. */
function plannedOf({ planned_start, planned_prep, prep_flag }: Planned, shown: number | null) {
  if (planned_prep == null) return { start: shown, prep: prep_flag ?? 'P' };
  return { start: planned_start == null ? null : Date.parse(planned_start), prep: planned_prep };
}

/** What the starts of a sailing are derived from, beside its log. A sailing without groups is one group. */
export function raceDaySetup(sailing: SailingFacts, groups: readonly GroupFacts[], intervalMs: number): RaceDaySetup {
  const ordered = inStartOrder(groups.map((group) => ({ ...group, effective_start: null })));
  const planned: PlannedGroup[] = ordered.map((group) => ({
    id: group.id,
    ...plannedOf(group, plannedGroupStart(group, sailing)),
  }));
  return {
    groups: groups.length === 0 ? [{ id: null, ...plannedOf(sailing, plannedSailingStart(sailing)) }] : planned,
    sequenceMs: sequenceLength(stepsOf(sailing)),
    intervalMs,
    recallOrder: sailing.recall_order ?? 'follow',
  };
}
