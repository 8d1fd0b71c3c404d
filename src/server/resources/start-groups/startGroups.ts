import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { StartGroup, StartGroupRow } from '../../../shared/contract/startGroups';
import { fromThousandths } from '../../../shared/domain/decimals';
import { groupStart } from '../../../shared/domain/effectiveStart';
import { inStartOrder } from '../../../shared/domain/startGroups';
import { wireDatetime } from '../../../shared/domain/time';
import type { Database, SailingRecord, StartGroupRecord } from '../../db/schema';
import { startGroupById, startGroupsOf } from './repository';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

/** The group as frames carry it. `competitorCount` counts the boats in it. */
export function presentStartGroupFrame(
  group: StartGroupRecord,
  sailing: SailingRecord,
  competitorCount: number,
): StartGroupRow {
  const start = groupStart(group, sailing);
  return {
    id: group.id,
    sailing: group.sailing_id,
    name: group.name,
    start_time: group.start_time,
    custom_start_datetime: group.custom_start_datetime && wire(group.custom_start_datetime),
    min_rating: fromThousandths(group.min_rating_thousandths),
    max_rating: fromThousandths(group.max_rating_thousandths),
    order: group.order,
    class_flag: group.class_flag,
    prep_flag: group.prep_flag,
    start_state: group.start_state,
    attempt: group.attempt,
    planned_start: group.planned_start && wire(group.planned_start),
    planned_prep: group.planned_prep,
    effective_start: start === null ? null : wireDatetime(start),
    competitor_count: competitorCount,
    version: group.version,
    created_at: wire(group.created_at),
    updated_at: wire(group.updated_at),
  };
}

/** The group with its boats, picked out of a list that may hold others. */
export function presentStartGroup(
  group: StartGroupRecord,
  sailing: SailingRecord,
  boats: readonly Competitor[],
): StartGroup {
  const competitors = boats.filter(({ start_group }) => start_group === group.id);
  return { ...presentStartGroupFrame(group, sailing, competitors.length), competitors };
}

export const findStartGroup = (db: Kysely<Database>, id: number): Promise<StartGroupRecord | undefined> =>
  startGroupById(db, id);

export const groupsOfSailing = (db: Kysely<Database>, sailingId: number): Promise<StartGroupRecord[]> =>
  startGroupsOf(db, sailingId);

/** The groups of a sailing in the order of the board, each with its boats. */
export const presentedGroups = (
  groups: StartGroupRecord[],
  sailing: SailingRecord,
  boats: readonly Competitor[],
): StartGroup[] => inStartOrder(groups.map((group) => presentStartGroup(group, sailing, boats)));
