import type { WireTime } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { CLASS_FLAGS, type StartGroupPayload, type StartGroupRow } from '../../../../../shared/contract/startGroups';
import type { RatingInterval } from '../../../../../shared/domain/rating';
import { startGroupName, matchingStartGroup } from '../../../../../shared/domain/startGroups';
import { groupedBy } from '../../../../../shared/domain/suggestGroups';
import { localTimeOf, startInstant } from '../../../../../shared/domain/time';
import { nextOrder } from '../group/groupValues';

const MINUTE_MS = 60_000;

/** A start group as it is proposed. */
export interface ProposedGroup extends RatingInterval {
  /** The existing group that it reuses; null: a new group is made. */
  existing: StartGroupRow | null;
  name: string;
  /** The one that it has, or will get when it is made. */
  flag: StartGroupRow['class_flag'];
  start_time: WireTime | null;
  boats: readonly Competitor[];
}

export interface Proposal {
  /** In order of starting. */
  groups: readonly ProposedGroup[];
  /** Boats that are left where they are, since nothing says where they belong. */
  left: readonly Competitor[];
  /** Groups that get no boats by the proposal, and how many are left in them. */
  unused: readonly { group: StartGroupRow; name: string; count: number }[];
}

export type StartOrder = 'slowFirst' | 'fastFirst';

export interface ProposalInput {
  /** Rising thousandths: the lowest number of each group but the slowest. */
  limits: readonly number[];
  order: StartOrder;
  first: WireTime;
  minutesBetween: number;
}

export interface Ground {
  sailing: SailingRow;
  boats: readonly Competitor[];
  /** In order of starting. */
  existing: readonly StartGroupRow[];
}

const hasLimits = ({ min_rating, max_rating }: RatingInterval): boolean => min_rating !== null || max_rating !== null;

/** Whether the limits of the existing groups say who starts where. */
export const saysWhere = (groups: readonly StartGroupRow[]): boolean => groups.length > 1 && groups.every(hasLimits);

function unusedOf({ existing }: Ground, used: number, left: readonly Competitor[]): Proposal['unused'] {
  return existing
    .map((group, index) => ({
      group,
      name: startGroupName(group, index),
      count: left.filter((competitor) => competitor.start_group === group.id).length,
    }))
    .slice(used);
}

/** Groups with these limits and times; existing groups are reused before new ones are made. */
export function proposalBy({ limits, order, first, minutesBetween }: ProposalInput, ground: Ground): Proposal {
  const { groups, unrated } = groupedBy(ground.boats, limits);
  const start = startInstant(ground.sailing.start_date, first);
  // New groups get the first free flags, in the order in which they are made.
  const free = CLASS_FLAGS.filter((flag) => ground.existing.every(({ class_flag }) => class_flag !== flag));
  const proposed = (order === 'slowFirst' ? groups : groups.toReversed()).map((group, index): ProposedGroup => {
    const existing = ground.existing[index] ?? null;
    const start_time = localTimeOf(start + index * minutesBetween * MINUTE_MS);
    const flag = existing ? existing.class_flag : (free[index - ground.existing.length] ?? null);
    return { ...group, existing, flag, name: startGroupName(existing ?? { name: '' }, index), start_time };
  });
  return { groups: proposed, left: unrated, unused: unusedOf(ground, proposed.length, unrated) };
}

/** Every boat in the group whose limits its number is within; the groups stay as they are. */
export function proposalOfOwn({ boats: competitors, existing }: Ground): Proposal {
  const place = new Map(
    competitors.map((competitor) => [competitor, matchingStartGroup(competitor.base_rating, existing)]),
  );
  const groups = existing.map((group, index): ProposedGroup => {
    const { min_rating, max_rating, start_time } = group;
    const own = competitors.filter((competitor) => place.get(competitor) === group);
    const name = startGroupName(group, index);
    return { min_rating, max_rating, start_time, existing: group, name, flag: group.class_flag, boats: own };
  });
  return { groups, left: competitors.filter((competitor) => place.get(competitor) === null), unused: [] };
}

/** What changes in an existing group; null: nothing. */
export function changesOf({
  existing,
  min_rating,
  max_rating,
  start_time,
}: ProposedGroup): Partial<StartGroupPayload> | null {
  if (!existing) return null;
  const isSame =
    existing.min_rating === min_rating && existing.max_rating === max_rating && existing.start_time === start_time;
  return isSame && existing.custom_start_datetime === null
    ? null
    : { min_rating, max_rating, start_time, custom_start_datetime: null };
}

/** The payload of a group that is to be made, ordered after `groups`. */
export function payloadOf(
  { name, min_rating, max_rating, start_time }: ProposedGroup,
  groups: readonly StartGroupRow[],
  sailing: SailingRow,
) {
  return {
    sailing: sailing.id,
    name,
    start_time,
    custom_start_datetime: null,
    min_rating,
    max_rating,
    order: nextOrder(groups),
  };
}

/** How many boats change groups. `placeOf` is where each stands now. */
export const movedBy = ({ groups }: Proposal, placeOf: (competitor: Competitor) => number | null): number =>
  groups.reduce(
    (sum, { existing, boats: competitors }) =>
      sum + competitors.filter((competitor) => !existing || placeOf(competitor) !== existing.id).length,
    0,
  );
