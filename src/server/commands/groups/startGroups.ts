import type { Kysely } from 'kysely';
import type { Change } from '../../../shared/contract/push';
import type { StartGroup } from '../../../shared/contract/startGroups';
import type { Actor } from '../../../shared/domain/permissions';
import { plannedGroupStart } from '../../../shared/domain/effectiveStart';
import { freeClassFlag } from '../../../shared/domain/startGroups';
import { startGroupSchema } from '../../../shared/schemas/startGroup';
import { isEmpty, realChanges } from '../../db/changes';
import type { Database, StartGroupChanges, StartGroupRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { notFound } from '../../errors';
import { parse } from '../../http/parse';
import type { Update } from '../../http/writeRoutes';
import { clubVersion } from '../../resources/clubs/clubs';
import { presentedEntriesIn } from '../../resources/competitors/readCompetitors';
import { emptyGroup, retimeEntries } from '../competitors/saveCompetitor';
import {
  assertOwn,
  assertStaysInClub,
  assertUnlocked,
  assertVersion,
  heldOwnSailing,
  heldSailingOfBody,
  sailingNamedBy,
  touchSailing,
  visibilityIn,
  visibleSailing,
  type SailingView,
} from '../../resources/sailings/access';
import { assertStartsFree } from '../../resources/start-log/readStartLog';
import { assertFreeFlag, assertInterval, toStartGroupColumns } from '../../resources/start-groups/columns';
import { presentStartGroup, presentStartGroupFrame } from '../../resources/start-groups/startGroups';
import { movedGroup, startMove } from './movedStarts';
import {
  countIn,
  deleteStartGroup,
  insertStartGroup,
  startGroupById,
  startGroupsOf,
  updateStartGroup,
} from '../../resources/start-groups/repository';

type Db = Kysely<Database>;

async function existing(db: Db, id: number): Promise<StartGroupRecord> {
  const group = await startGroupById(db, id);
  if (!group) throw notFound();
  return group;
}

async function withBoats(db: Db, group: StartGroupRecord, sailing: SailingView, actor: Actor): Promise<StartGroup> {
  const boats = await presentedEntriesIn(db, group.id, { sailing, groups: [group] }, actor);
  return presentStartGroup(group, sailing, boats);
}

async function publish(work: Work, change: Change, group: StartGroupRecord, sailing: SailingView): Promise<void> {
  await work.note({
    clubId: sailing.club_id,
    version: group.version,
    model: 'start_group',
    id: group.id,
    change,
    data: change === 'deleted' ? null : presentStartGroupFrame(group, sailing, await countIn(work.tx, group.id)),
    visibility: visibilityIn(sailing),
  });
  await touchSailing(work, sailing.id, group.version);
}

export interface ReadStartGroup {
  startGroup: StartGroup;
  clubVersion: number;
}

/** Throws 404 for a group of a sailing that the actor may not see. */
export async function readStartGroup(db: Db, actor: Actor, id: number): Promise<ReadStartGroup> {
  const group = await existing(db, id);
  const sailing = await visibleSailing(db, actor, group.sailing_id);
  return {
    startGroup: await withBoats(db, group, sailing, actor),
    clubVersion: await clubVersion(db, sailing.club_id),
  };
}

/** A new group stands last under the next class flag, unless the body says otherwise. */
export async function createStartGroup(work: Work, actor: Actor, body: unknown): Promise<StartGroup> {
  const sailingId = sailingNamedBy(body, () => parse(startGroupSchema, body));
  const sailing = await heldSailingOfBody(work, actor, sailingId);
  assertOwn(actor, sailing);
  assertUnlocked(sailing);
  const columns = toStartGroupColumns(parse(startGroupSchema, body));
  const others = await startGroupsOf(work.tx, sailing.id);
  assertFreeFlag(columns, others);
  const order = Math.max(-1, ...others.map((group) => group.order)) + 1;
  const group = await addGroup(work, sailing, { order, class_flag: freeClassFlag(others), ...columns });
  return presentStartGroup(group, sailing, []);
}

async function addGroup(work: Work, sailing: SailingView, columns: StartGroupChanges): Promise<StartGroupRecord> {
  const version = await work.nextVersion(sailing.club_id);
  const stamps = { version, created_at: work.now, updated_at: work.now };
  const id = await insertStartGroup(work.tx, { ...columns, sailing_id: sailing.id, ...stamps });
  const group = await existing(work.tx, id);
  await publish(work, 'created', group, sailing);
  return group;
}

/**
 * Gives a sailing the groups of another, without their boats. Their starts are as far from the sailing's start as they
 * were.
 */
export async function copyGroups(work: Work, from: SailingView, to: SailingView): Promise<StartGroupRecord[]> {
  const move = startMove(from, to) ?? { days: 0, ms: 0 };
  const copies: StartGroupRecord[] = [];
  for (const group of await startGroupsOf(work.tx, from.id)) {
    const { name, start_time, order, class_flag, min_rating_thousandths, max_rating_thousandths } = group;
    const own = ownStartBeforeLog(group, from);
    const columns = {
      name,
      start_time,
      custom_start_datetime: own,
      ...movedGroup({ start_time, custom_start_datetime: own }, to.start_date, move),
      order,
      class_flag,
      prep_flag: group.planned_prep ?? group.prep_flag,
      min_rating_thousandths,
      max_rating_thousandths,
    };
    copies.push(await addGroup(work, to, columns));
  }
  return copies;
}

/** The start of its own that a group had before the start log moved it. */
function ownStartBeforeLog(group: StartGroupRecord, sailing: SailingView): string | null {
  if (group.planned_prep === null) return group.custom_start_datetime;
  const byTime = plannedGroupStart({ ...group, custom_start_datetime: null }, sailing);
  const isOwn = group.planned_start !== null && Date.parse(group.planned_start) !== byTime;
  return isOwn ? group.planned_start : null;
}

interface Held {
  group: StartGroupRecord;
  sailing: SailingView;
}

/** The group as it stands once every other writer of its club is done; throws unless the actor may write it. */
async function heldGroup(work: Work, actor: Actor, id: number, expected: number | undefined): Promise<Held> {
  const { sailing_id } = await existing(work.tx, id);
  const sailing = await heldOwnSailing(work, actor, sailing_id);
  assertUnlocked(sailing);
  const group = await existing(work.tx, id);
  if (expected !== undefined) {
    const current = await withBoats(work.tx, group, sailing, actor);
    assertVersion(group, expected, () => current);
  }
  return { group, sailing };
}

/** Saves the changes under the club's next number, and publishes them. */
export async function changeStartGroup(
  work: Work,
  { id }: StartGroupRecord,
  changes: StartGroupChanges,
  sailing: SailingView,
): Promise<StartGroupRecord> {
  const version = await work.nextVersion(sailing.club_id);
  await updateStartGroup(work.tx, id, { ...changes, version, updated_at: work.now });
  const saved = await existing(work.tx, id);
  await publish(work, 'updated', saved, sailing);
  return saved;
}

export async function updateStartGroupOf(
  work: Work,
  actor: Actor,
  { id, body, partial, expected }: Update,
): Promise<StartGroup> {
  const { group, sailing } = await heldGroup(work, actor, id, expected);
  const input = partial ? parse(startGroupSchema, body, { partial }) : parse(startGroupSchema, body);
  await assertStaysInClub(work, actor, input.sailing);
  const changes = realChanges(group, toStartGroupColumns(input));
  assertInterval(group, changes);
  const groups = await startGroupsOf(work.tx, sailing.id);
  assertFreeFlag(
    changes,
    groups.filter((other) => other.id !== id),
  );
  await assertStartsFree(work.tx, sailing.id, changes);
  if (isEmpty(changes)) return withBoats(work.tx, group, sailing, actor);

  const saved = await changeStartGroup(work, group, changes, sailing);
  const isOtherStart = changes.start_time !== undefined || changes.custom_start_datetime !== undefined;
  if (isOtherStart) await retimeEntries(work, { sailing, groups: await startGroupsOf(work.tx, sailing.id) });
  return withBoats(work.tx, saved, sailing, actor);
}

/** The boats of the group stay in the sailing, without a group: each is a change of its own. */
export async function deleteStartGroupOf(
  work: Work,
  actor: Actor,
  id: number,
  expected: number | undefined,
): Promise<void> {
  const { group, sailing } = await heldGroup(work, actor, id, expected);
  await emptyGroup(work, id, { sailing, groups: await startGroupsOf(work.tx, sailing.id) });
  const version = await work.nextVersion(sailing.club_id);
  await deleteStartGroup(work.tx, id);
  await publish(work, 'deleted', { ...group, version }, sailing);
}
