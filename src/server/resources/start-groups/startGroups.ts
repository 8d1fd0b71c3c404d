import type { Kysely } from 'kysely';
import type { Competitor } from '../../../shared/contract/competitors';
import type { StartGroup } from '../../../shared/contract/startGroups';
import { inStartOrder } from '../../../shared/domain/startGroups';
import type { Database, SailingRecord, StartGroupRecord } from '../../db/schema';
import { presentStartGroup } from './present';
import { startGroupById, startGroupsOf } from './repository';

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
