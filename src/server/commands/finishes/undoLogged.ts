import type { UndoneAnswer } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import type { ResultLogRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { conflict, forbidden, notFound, refused } from '../../errors';
import { findEntry } from '../../resources/competitors/checks';
import { presentedEntry, type CompetitorView, type Setting } from '../../resources/competitors/readCompetitors';
import { addEntry, changeEntry, removeEntry } from '../competitors/saveCompetitor';
import { assertStarts, startOf } from '../../resources/competitors/times';
import { unknownBoat } from '../../resources/finishes/validateFinish';
import { assertUnlocked, heldRecordedSailing } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { logEntryById, logOfSailing, markUndone } from '../../resources/result-log/repository';
import { isLast } from '../../resources/result-log/readResultLog';
import { logResult, resultLogTexts } from '../../resources/result-log/writeResultLog';
import {
  isSameState,
  NO_RESULT,
  stateOf,
  toFinishColumns,
  readState,
  type LoggedState,
} from '../../resources/result-log/state';

/**
 * The boat of an entry that can be undone now. Throws 400 for any other entry, and 409 with the boat where it has been
 * changed since.
 */
async function boatOf(
  work: Work,
  logged: ResultLogRecord,
  present: (boat: CompetitorView) => unknown,
): Promise<CompetitorView> {
  if (logged.undone_by !== null) throw refused(resultLogTexts.undoneAlready);
  if (logged.action !== 'result' && logged.action !== 'match') throw refused(resultLogTexts.notUndoable);
  const boat = logged.competitor_id === null ? undefined : await findEntry(work.tx, logged.competitor_id);
  if (!boat) throw refused(resultLogTexts.boatGone);
  if (!isLast(logged, boat)) throw conflict(present(boat));
  return boat;
}

/** A result put back, and the log entry of it. */
interface PutBack {
  boats: CompetitorView[];
  undoneBy: number | null;
}

/** Gives the boat its earlier result. One that existed only through this result, and is still unmatched, is removed. */
async function putBack(
  work: Work,
  boat: CompetitorView,
  state: LoggedState | null,
  setting: Setting,
): Promise<PutBack> {
  if (!state && boat.is_unmatched === 1) {
    await removeEntry(work, boat, setting);
    return { boats: [], undoneBy: await logResult(work, { action: 'result', before: boat, after: null }) };
  }
  const columns = toFinishColumns(state ?? NO_RESULT, startOf(boat, setting));
  assertStarts([{ ...boat, ...columns }], setting);
  const saved = await changeEntry(work, boat, columns, setting);
  return { boats: [saved], undoneBy: await logResult(work, { action: 'result', before: boat, after: saved }) };
}

/**
 * Brings back the unknown boat that a match took away, with the result that it passed on. It is a new boat: ids are
 * never reused.
 */
async function bringBack(work: Work, { before, after }: ResultLogRecord, setting: Setting): Promise<CompetitorView[]> {
  const unknown = readState(before)?.unknown;
  const state = readState(after);
  if (!unknown || !state) return [];
  const boat = { ...unknownBoat(unknown.sail_number), ...unknown };
  const columns = { ...boat, ...toFinishColumns(state, startOf(boat, setting)), sailing_id: setting.sailing.id };
  const added = await addEntry(work, columns, setting);
  await logResult(work, { action: 'result', before: null, after: added });
  return [added];
}

/**
 * The other boat of a swap, and the log entry of it. Throws 409 with the boat where it has been changed since.
 */
async function partnerOf(work: Work, logged: ResultLogRecord, present: (boat: CompetitorView) => unknown) {
  const id = readState(logged.before)?.swapped;
  if (id === undefined) return undefined;
  const boat = await findEntry(work.tx, id);
  if (!boat) throw refused(resultLogTexts.boatGone);
  const log = await logOfSailing(work.tx, logged.sailing_id);
  const entry = log.find(
    ({ competitor_id, before, at }) =>
      competitor_id === id && at === logged.at && readState(before)?.swapped === logged.competitor_id,
  );
  const left = readState(entry?.after ?? null);
  if (!entry || !left || !isSameState(left, stateOf(boat))) throw conflict(present(boat));
  return { boat, entry };
}

/**
 * Undoes a change of a result: the earlier result is written again, which is logged as well and may itself be undone.
 * A swap is taken back for both of its boats.
 */
export async function undoLogged(work: Work, actor: Actor, sailingId: number, id: number): Promise<UndoneAnswer> {
  const sailing = await heldRecordedSailing(work, actor, sailingId);
  const logged = await logEntryById(work.tx, sailing.id, id);
  if (!logged) throw notFound();
  if (actor.recorder && logged.evening_link === null) throw forbidden();
  assertUnlocked(sailing);
  const setting = { sailing, groups: await groupsOfSailing(work.tx, sailing.id) };
  const present = (boat: CompetitorView) => presentedEntry(boat, setting, actor);

  const boat = await boatOf(work, logged, present);
  const partner = await partnerOf(work, logged, present);
  const { boats, undoneBy } = await putBack(work, boat, readState(logged.before), setting);
  const back = await bringBack(work, logged, setting);
  if (undoneBy !== null) await markUndone(work.tx, logged.id, undoneBy);
  if (partner) {
    const other = await putBack(work, partner.boat, readState(partner.entry.before), setting);
    boats.push(...other.boats);
    if (other.undoneBy !== null) await markUndone(work.tx, partner.entry.id, other.undoneBy);
  }
  return { competitors: [...boats, ...back].map(present) };
}
