import type { FieldErrors } from '../../../shared/contract/common';
import type { DecisionUse } from '../../../shared/contract/finishDifferences';
import { finishAt } from '../../../shared/domain/finishObservations';
import { storedInstant, wireDatetime } from '../../../shared/domain/time';
import type { CompetitorChanges } from '../../db/schema';
import type { ObservationRecord } from '../../db/schemaRaceNight';
import type { CompetitorView } from '../../resources/competitors/readCompetitors';
import { startOf, timeColumns } from '../../resources/competitors/times';
import {
  boatsOfPair,
  decisionOf,
  finishesOfPair,
  heldBy,
  type Seen,
  type SeenPair,
  type StoredDecision,
} from '../../resources/finish-observations/comparedLists';
import { holds, msOf } from '../../resources/finish-observations/doubts';
import { changeObservation } from '../../resources/finish-observations/observations';
import { isNotHome, validateFinish } from '../../resources/finishes/validateFinish';
import { stateOf } from '../../resources/result-log/state';
import { resultLogTexts } from '../../resources/result-log/writeResultLog';
import { holderOf, note, saveResult, settleBoat, timesBefore, type ObservationSheet } from './observationSheet';

/** Whose word counts for a crossing that two lists tell differently. */
export interface Decision {
  pair: SeenPair;
  offsetMs: number;
  use: DecisionUse;
  /** With `time`: a clock or a moment. */
  finishTime: string | null;
}

const rowNow = ({ observations }: ObservationSheet, seen: Seen | null): ObservationRecord | undefined =>
  seen ? observations.get(seen.id) : undefined;

const boatNow = ({ boats }: ObservationSheet, id: number | null): CompetitorView | undefined =>
  id === null ? undefined : boats.get(id);

const mainRowsOf = ({ observations }: ObservationSheet, boat: number): ObservationRecord[] =>
  [...observations.values()].filter(({ competitor_id, list }) => competitor_id === boat && list === 'main');

/** The reserve's word no longer counts; its boat gets what it has without it. */
async function release(sheet: ObservationSheet, seen: Seen | null): Promise<void> {
  const row = rowNow(sheet, seen);
  const boat = boatNow(sheet, row?.competitor_id ?? null);
  if (!row || row.written_finish_at === null) return;
  await note(sheet, row, { written_finish_at: null, replaced: null, anyway: 0 });
  if (boat) await settleBoat(sheet, boat.id, holds(row, boat) ? row : holderOf(sheet, boat.id));
}

/** The main list's word no longer counts: it stays on its boat and writes nothing. */
async function spend(sheet: ObservationSheet, seen: Seen | null): Promise<void> {
  const row = rowNow(sheet, seen);
  if (!row) return;
  const boat = boatNow(sheet, row.competitor_id);
  const written_finish_at = row.written_finish_at ?? storedInstant(finishAt(msOf(row.at)));
  await note(sheet, row, { written_finish_at, anyway: 0 });
  if (!boat || !holds(row, boat)) return;
  await saveResult(sheet, boat, timesBefore(boat, row, startOf(boat, sheet.setting)));
  await settleBoat(sheet, boat.id, undefined);
}

/** A time that was written instead of what the lists say goes away with the decision. */
async function takeTimeBack(sheet: ObservationSheet, pair: SeenPair): Promise<void> {
  if (decisionOf(pair, sheet.boats)?.use !== 'time') return;
  const { main, reserve } = boatsOfPair(pair);
  const boat = boatNow(sheet, main ?? reserve);
  if (boat) await saveResult(sheet, boat, { ...timeColumns(null, null), reported_by: null });
}

async function useMain(sheet: ObservationSheet, { main, reserve }: SeenPair): Promise<void> {
  await release(sheet, reserve);
  const row = rowNow(sheet, main);
  const boat = boatNow(sheet, row?.competitor_id ?? null);
  if (!row || !boat) return;
  const holder = holderOf(sheet, boat.id);
  for (const other of mainRowsOf(sheet, boat.id)) if (other.id !== row.id) await note(sheet, other, { anyway: 0 });
  const unwritten = holder?.id === row.id ? {} : { written_finish_at: null, replaced: null };
  await note(sheet, row, { ...unwritten, anyway: 1 });
  await settleBoat(sheet, boat.id, holder);
  const settled = boatNow(sheet, boat.id);
  if (settled && isNotHome(settled.score_code)) await saveResult(sheet, settled, { score_code: null });
}

/** The columns that give the boat this finish, or what is wrong with it. */
function columnsFor(
  { setting }: ObservationSheet,
  boat: CompetitorView,
  finishTime: string,
): { changes: CompetitorChanges } | { errors: FieldErrors } {
  const finisher = { entry: boat, start: startOf(boat, setting), date: setting.sailing.start_date };
  const input = { finish_time: finishTime, ...(isNotHome(boat.score_code) && { score_code: null }) };
  return validateFinish(finisher, input, 'club');
}

async function useReserve(sheet: ObservationSheet, { pair, offsetMs }: Decision): Promise<FieldErrors | null> {
  const named = boatsOfPair(pair);
  const finish = finishesOfPair(pair, offsetMs).reserve;
  const row = rowNow(sheet, pair.reserve);
  if (named.main !== named.reserve) await spend(sheet, pair.main);
  const boat = boatNow(sheet, named.reserve);
  if (!row || !boat || finish === null) return null;
  const columns = columnsFor(sheet, boat, wireDatetime(finish));
  if ('errors' in columns) return columns.errors;

  const holder = holderOf(sheet, boat.id);
  const replaced = holder ? holder.replaced : JSON.stringify(stateOf(boat));
  for (const other of mainRowsOf(sheet, boat.id))
    await note(sheet, other, { written_finish_at: null, replaced: null, anyway: 0 });
  const chosen = { anyway: 1, written_finish_at: storedInstant(finish), replaced } as const;
  if (row.competitor_id === boat.id) await note(sheet, row, chosen);
  else await store(sheet, row, { ...chosen, competitor_id: boat.id });
  await saveResult(sheet, boat, columns.changes);
  return null;
}

async function useTime(sheet: ObservationSheet, { pair, finishTime }: Decision): Promise<FieldErrors | null> {
  const { main, reserve } = boatsOfPair(pair);
  await release(sheet, pair.reserve);
  await spend(sheet, pair.main);
  const boat = boatNow(sheet, main ?? reserve);
  if (!boat || finishTime === null) return null;
  const columns = columnsFor(sheet, boat, finishTime);
  if ('errors' in columns) return columns.errors;
  await saveResult(sheet, boat, columns.changes);
  return null;
}

async function useNone(sheet: ObservationSheet, { main, reserve }: SeenPair): Promise<void> {
  await release(sheet, reserve);
  await spend(sheet, main);
}

async function write(sheet: ObservationSheet, decision: Decision): Promise<FieldErrors | null> {
  const { use, pair } = decision;
  await takeTimeBack(sheet, pair);
  if (use === 'reserve') return useReserve(sheet, decision);
  if (use === 'time') return useTime(sheet, decision);
  await (use === 'main' ? useMain(sheet, pair) : useNone(sheet, pair));
  return null;
}

async function store(
  sheet: ObservationSheet,
  row: ObservationRecord,
  columns: Partial<ObservationRecord>,
): Promise<void> {
  const { work, setting, observations } = sheet;
  observations.set(row.uuid, await changeObservation(work, setting.sailing.club_id, row, columns));
}

/** What is kept of a decision that has been written: who made it, and the finishes that it left. */
function keptDecision({ work, boats }: ObservationSheet, { pair, use }: Decision): StoredDecision {
  const named = boatsOfPair(pair);
  const ids = [...new Set([named.main, named.reserve])].filter((id) => id !== null);
  const finishOf = (id: number) => boats.get(id)?.finish_at ?? null;
  const typed = use === 'time' ? finishOf(ids[0] ?? 0) : null;
  return {
    use,
    finish_time: typed && wireDatetime(msOf(typed)),
    by: { user: work.author?.userId ?? null, name: work.author?.name ?? resultLogTexts.server },
    at: work.now,
    other: pair.main && pair.reserve ? pair.reserve.id : null,
    left: ids.map((id) => [id, finishOf(id)]),
  };
}

/** Writes what was decided about a pair, and keeps who decided it; or tells what is wrong with it. */
export async function writeDecision(sheet: ObservationSheet, decision: Decision): Promise<FieldErrors | null> {
  const errors = await write(sheet, decision);
  if (errors) return errors;
  const row = rowNow(sheet, heldBy(decision.pair));
  if (row) await store(sheet, row, { decision: JSON.stringify(keptDecision(sheet, decision)) });
  return null;
}
