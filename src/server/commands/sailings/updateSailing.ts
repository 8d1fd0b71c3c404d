import type { Sailing, UnfinishedAnswer } from '../../../shared/contract/sailings';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { earlyStarters } from '../../../shared/domain/race-day/earlyStarters';
import { sailingSchema } from '../../../shared/schemas/sailing';
import { isEmpty, realChanges } from '../../db/changes';
import { forgetEvents, hideEvents } from '../../db/events';
import type { EventVisibility, SailingChanges } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { forbidden, HttpError } from '../../errors';
import { parse } from '../../http/parse';
import type { Update } from '../../http/writeRoutes';
import { stepsOfBody } from '../../resources/clubs/startSequences';
import { noteRemoval } from '../../resources/calendars/calendars';
import { touchSerie } from '../../resources/series/lookup';
import { assertAllowed, toSailingColumns } from '../../resources/sailings/columns';
import {
  deleteSailing,
  hasTimes,
  idsBelow,
  incompleteBoats,
  type SailingView,
} from '../../resources/sailings/repository';
import { assertStartsFree, dayOf, presentEvent } from '../../resources/start-log/readStartLog';
import { logOfSailing } from '../../resources/start-log/repository';
import { startGroupsOf } from '../../resources/start-groups/repository';
import { competitorsOf } from '../../resources/competitors/repository';
import { looseObservations } from '../../resources/finish-observations/repository';
import { assertUnlocked, assertVersion, heldOwnSailing, visibilityIn } from '../../resources/sailings/access';
import { followChange, planAfter, verifiedAt } from './onSailingChange';
import { assertOfClub } from './createSailing';
import { startMove } from '../groups/movedStarts';
import { assertSaysWhetherToMove, moveOwnStarts } from './moveStarts';
import { wholeSailing } from './readSailings';
import { changeSailing } from '../../resources/sailings/saveSailing';

/** For everybody but the club, a sailing that is unpublished goes away. */
function visibilityAfter(before: SailingView, changes: SailingChanges): EventVisibility {
  const status = changes.status ?? before.status;
  return status === 'unpublished' && before.status !== 'unpublished' ? 'withdrawn' : visibilityIn({ status });
}

/** What the log holds of the boats, groups and classes of a sailing goes with it. */
async function hideEventsBelow({ tx }: Work, sailingId: number): Promise<void> {
  const { competitors, startGroups, raceClasses } = await idsBelow(tx, sailingId);
  await hideEvents(tx, 'competitor', competitors);
  await hideEvents(tx, 'start_group', startGroups);
  await hideEvents(tx, 'race_class', raceClasses);
}

async function assertUnchanged(
  work: Work,
  actor: Actor,
  sailing: SailingView,
  expected: number | undefined,
): Promise<void> {
  if (expected === undefined || sailing.version <= expected) return;
  const current = await wholeSailing(work.tx, actor, sailing);
  assertVersion(sailing, expected, () => current);
}

/** The boats without a code that the start log has as over the line, in the order of their entry. */
async function boatsOverLine({ tx, now }: Work, sailing: SailingView): Promise<number[]> {
  const log = await logOfSailing(tx, sailing.id);
  if (!log.some(({ kind }) => kind === 'x_up')) return [];
  const day = dayOf({ sailing, groups: await startGroupsOf(tx, sailing.id) }, log.map(presentEvent), Date.parse(now));
  const boats = (await competitorsOf(tx, sailing.id)).filter(({ score_code }) => score_code === null);
  const early = earlyStarters(
    day,
    boats.map(({ id, start_group_id }) => ({ id, start_group: start_group_id })),
  );
  return early.map(({ boat }) => boat.id).sort((a, b) => a - b);
}

/** Throws 400 with what is missing when the changes finish a sailing whose result is not complete. */
async function assertComplete(work: Work, sailing: SailingView, changes: SailingChanges): Promise<void> {
  const { tx } = work;
  if (changes.status !== 'finished') return;
  const missing = await incompleteBoats(tx, sailing.id, changes.result_method ?? sailing.result_method);
  const loose = await looseObservations(tx, sailing.id);
  const unfinished = { ...missing, loose, over_line: await boatsOverLine(work, sailing) };
  const answer: UnfinishedAnswer = { unfinished };
  if (Object.values(unfinished).some(({ length }) => length > 0)) throw new HttpError(400, answer);
}

/** What the body leaves out stays as it is, in PUT as well; PUT only demands the name and the date. */
export async function updateSailing(
  work: Work,
  actor: Actor,
  { id, body, partial, expected }: Update,
): Promise<Sailing> {
  const sailing = await heldOwnSailing(work, actor, id);
  await assertUnchanged(work, actor, sailing, expected);
  const input = partial ? parse(sailingSchema, body, { partial }) : parse(sailingSchema, body);
  if (input.club !== undefined && !mayEditClub(actor, input.club)) throw forbidden();

  const changes = realChanges(sailing, toSailingColumns(input, sailing.status));
  if (isEmpty(changes)) return wholeSailing(work.tx, actor, sailing);
  assertAllowed(sailing, changes, { hasEntries: sailing.competitor_count > 0, hasTimes: await hasTimes(work.tx, id) });
  await assertStartsFree(work.tx, id, changes);
  await assertOfClub(work, changes, sailing.club_id);
  const steps = await stepsOfBody(work.tx, sailing.club_id, changes.start_sequence);
  if (input.anyway !== true) await assertComplete(work, sailing, changes);
  const move = startMove(sailing, { ...sailing, ...changes });
  await assertSaysWhetherToMove(work, sailing, move, input.move_groups);

  const columns = { ...changes, ...steps, ...verifiedAt(changes, work.now), ...planAfter(changes) };
  const visibility = visibilityAfter(sailing, changes);
  if (visibility === 'withdrawn') {
    await hideEventsBelow(work, id);
    await noteRemoval(work, sailing);
  }
  const saved = await changeSailing(work, sailing, columns, visibility);
  if (changes.serie_id !== undefined) await touchSerie(work, sailing.serie_id, saved.version);
  if (move && input.move_groups === true) await moveOwnStarts(work, saved, move);
  return wholeSailing(work.tx, actor, await followChange(work, sailing, saved, input.reason));
}

/** Everything below the sailing goes with it, each with a number and a frame of its own. */
export async function removeSailing(work: Work, actor: Actor, id: number, expected: number | undefined): Promise<void> {
  const sailing = await heldOwnSailing(work, actor, id);
  assertUnlocked(sailing);
  await assertUnchanged(work, actor, sailing, expected);

  const below = await idsBelow(work.tx, id);
  await forgetEvents(work.tx, 'start_event', below.startEvents);
  await noteRemoval(work, sailing);
  await deleteSailing(work.tx, id);
  await forgetEvents(work.tx, 'finish_observation', below.observations);
  const publishDeleted = async (model: 'competitor' | 'start_group' | 'race_class' | 'sailing', gone: number) => {
    const version = await work.nextVersion(sailing.club_id);
    if (model === 'sailing') await touchSerie(work, sailing.serie_id, version);
    const [visibility, clubId] = [visibilityIn(sailing), sailing.club_id];
    await work.note({ clubId, version, model, id: gone, change: 'deleted', data: null, visibility, sailing: id });
  };
  for (const competitor of below.competitors) await publishDeleted('competitor', competitor);
  for (const startGroup of below.startGroups) await publishDeleted('start_group', startGroup);
  for (const raceClass of below.raceClasses) await publishDeleted('race_class', raceClass);
  await publishDeleted('sailing', id);
}
