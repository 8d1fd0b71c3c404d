import { fromThousandths } from '../../../shared/domain/decimals';
import { groupByNumber, hasGroupStarted } from '../../../shared/domain/startGroups';
import type { CompetitorChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { Setting } from '../../resources/competitors/present';
import { presentStartGroupFrame } from '../../resources/start-groups/startGroups';

/**
 * The start group that a boat goes into by itself, in a sailing with `auto_group`; nothing when it stays where it is. A
 * boat stays once somebody has chosen its group, once its group has started, and once it has a time; one that was seen
 * at the finish and is on no list is in no group.
 */
export function placedByNumber(
  work: Work,
  boat: CompetitorChanges,
  { sailing, groups }: Setting,
): Pick<CompetitorChanges, 'start_group_id'> {
  if (sailing.auto_group === 0 || boat.group_chosen === 1) return {};
  if (boat.is_unmatched === 1 || boat.recorded != null) return {};
  const now = Date.parse(work.now);
  const rows = groups.map((group) => presentStartGroupFrame(group, sailing, 0));
  const own = rows.find(({ id }) => id === boat.start_group_id);
  if (own && hasGroupStarted(own, now)) return {};
  const group = groupByNumber(fromThousandths(boat.base_rating_thousandths ?? null), rows, now);
  return group && group !== own ? { start_group_id: group.id } : {};
}
