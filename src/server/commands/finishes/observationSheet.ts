import type { Doubt, ObservationsAnswer } from '../../../shared/contract/finishObservations';
import { countingOne, finishAt, isHindered, isOfMain } from '../../../shared/domain/finishObservations';
import type { Actor } from '../../../shared/domain/permissions';
import { sailNumberKey } from '../../../shared/domain/sailNumber';
import { storedInstant, wireDatetime } from '../../../shared/domain/time';
import { isEmpty, realChanges } from '../../db/changes';
import type { CompetitorChanges } from '../../db/schema';
import type { ObservationRecord } from '../../db/schemaRaceNight';
import type { Work } from '../../db/unitOfWork';
import {
  entriesOf,
  presentedEntry,
  type CompetitorView,
  type Setting,
} from '../../resources/competitors/readCompetitors';
import { startOf, timeColumns } from '../../resources/competitors/times';
import {
  ambiguity,
  doubtsOfKnown,
  futureOf,
  flagsOf,
  holds,
  kindsOf,
  msOf,
  otherFinish,
  timesSailed,
} from '../../resources/finish-observations/doubts';
import { changeObservation, presentObservation } from '../../resources/finish-observations/observations';
import { observationsOf, updateObservation } from '../../resources/finish-observations/repository';
import { unknownBoat, validateFinish } from '../../resources/finishes/validateFinish';
import { NO_RESULT, readState, stateOf, toFinishColumns } from '../../resources/result-log/state';
import { logResult } from '../../resources/result-log/writeResultLog';
import type { SailingView } from '../../resources/sailings/access';
import { groupsOfSailing } from '../../resources/start-groups/startGroups';
import { addEntry, changeEntry, removeEntry } from '../competitors/saveCompetitor';

/** The boats and the observations of a sailing while some of them are written. */
export interface ObservationSheet {
  work: Work;
  setting: Setting<SailingView>;
  boats: Map<number, CompetitorView>;
  /** By uuid. */
  observations: Map<string, ObservationRecord>;
  /** Ids of boats whose finish was written or taken back. */
  written: Set<number>;
}

export async function openSheet(work: Work, sailing: SailingView): Promise<ObservationSheet> {
  const boats = await entriesOf(work.tx, sailing.id);
  const observations = await observationsOf(work.tx, sailing.id);
  return {
    work,
    setting: { sailing, groups: await groupsOfSailing(work.tx, sailing.id) },
    boats: new Map(boats.map((boat) => [boat.id, boat])),
    observations: new Map(observations.map((row) => [row.uuid, row])),
    written: new Set(),
  };
}

/** The boats whose sail number this is: "57" is "SWE 57". */
export function boatsWithNumber({ boats }: ObservationSheet, sailNumber: string): CompetitorView[] {
  const key = sailNumberKey(sailNumber);
  return key === '' ? [] : [...boats.values()].filter((boat) => sailNumberKey(boat.sail_number) === key);
}

/** Puts a boat on the sheet that was seen and is on no list. Its finish is written like any other's. */
export async function addUnknownBoat(sheet: ObservationSheet, sailNumber: string, at: string): Promise<CompetitorView> {
  const { work, setting } = sheet;
  const time = { recorded: 'finish', finish: finishAt(msOf(at)) } as const;
  const boat = { ...unknownBoat(sailNumber), reported_by: 'club', sailing_id: setting.sailing.id } as const;
  const added = await addEntry(work, { ...boat, ...timeColumns(time, startOf(boat, setting)) }, setting);
  await logResult(work, { action: 'result', before: null, after: added });
  sheet.boats.set(added.id, added);
  sheet.written.add(added.id);
  return added;
}

const ofBoat = ({ observations }: ObservationSheet, boat: number): ObservationRecord[] =>
  [...observations.values()].filter(({ competitor_id }) => competitor_id === boat);

/** The observation that wrote the boat's finish, if nothing else has written it since. */
export function holderOf(sheet: ObservationSheet, boatId: number): ObservationRecord | undefined {
  const boat = sheet.boats.get(boatId);
  return boat && ofBoat(sheet, boatId).find((row) => holds(row, boat));
}

const doubtSetting = ({ setting, work, boats }: ObservationSheet) => ({
  setting,
  now: work.now,
  sailed: timesSailed(boats.values()),
});

/** Of the reserve list, and chosen to be its boat's finish: by the main list's clock. */
const isChosenReserve = ({ list, undone, written_finish_at }: ObservationRecord): boolean =>
  list === 'reserve' && undone === 0 && written_finish_at !== null;

const finishOf = (row: ObservationRecord): number =>
  isChosenReserve(row) ? msOf(row.written_finish_at ?? row.at) : finishAt(msOf(row.at));

/** The times as they were before the observation wrote a finish; a code that the boat has been given since stays. */
export function timesBefore(boat: CompetitorView, holder: ObservationRecord | undefined, start: number | null) {
  if (!holder) return {};
  const { finish_at, elapsed_s, recorded, reported_by } = toFinishColumns(
    readState(holder.replaced) ?? NO_RESULT,
    start,
  );
  const hasResult = recorded !== null || boat.score_code !== null;
  return { finish_at, elapsed_s, recorded, reported_by: hasResult ? (reported_by ?? boat.reported_by) : null };
}

/**
 * The observation whose time is the boat's finish: undefined where none may write it. One whose finish somebody has
 * written over has had its turn.
 */
function countingOf(
  sheet: ObservationSheet,
  boat: CompetitorView,
  holder: ObservationRecord | undefined,
  other: number | null,
): ObservationRecord | undefined {
  const judged = doubtSetting(sheet);
  const mayWrite = (row: ObservationRecord) =>
    (isChosenReserve(row) && row.id === holder?.id) ||
    (isOfMain(flagsOf(row)) &&
      (row.written_finish_at === null || row.id === holder?.id) &&
      (row.anyway === 1 || !isHindered(kindsOf(row, boat, judged, other))));
  const crossings = ofBoat(sheet, boat.id).filter(mayWrite);
  return countingOne(
    crossings.map((row) => ({
      row,
      ms: isChosenReserve(row) ? finishOf(row) : msOf(row.at),
      isChosen: row.anyway === 1,
    })),
  )?.row;
}

/** The columns that give the boat this finish; null where no clock can have shown it. */
function finishColumns(
  { setting }: ObservationSheet,
  boat: CompetitorView,
  row: ObservationRecord,
): CompetitorChanges | null {
  const start = startOf(boat, setting);
  const finish = finishOf(row);
  const finisher = { entry: boat, start, date: setting.sailing.start_date };
  const validated = validateFinish(finisher, { finish_time: wireDatetime(finish) }, 'club');
  if ('changes' in validated) return validated.changes;
  return row.anyway === 1 ? { ...timeColumns({ recorded: 'finish', finish }, start), reported_by: 'club' } : null;
}

export async function note(
  sheet: ObservationSheet,
  row: ObservationRecord,
  columns: Partial<ObservationRecord>,
): Promise<void> {
  if (isEmpty(realChanges(row, columns))) return;
  await updateObservation(sheet.work.tx, row.id, columns);
  sheet.observations.set(row.uuid, { ...row, ...columns });
}

/** Takes an unknown boat away that nothing is left of: its observations are of nobody again. */
async function removeUnknown(sheet: ObservationSheet, boat: CompetitorView): Promise<void> {
  const { work, setting, boats, observations } = sheet;
  for (const row of ofBoat(sheet, boat.id))
    observations.set(row.uuid, await changeObservation(work, setting.sailing.club_id, row, { competitor_id: null }));
  await removeEntry(work, boat, setting);
  await logResult(work, { action: 'result', before: boat, after: null });
  boats.delete(boat.id);
}

export async function saveResult(
  sheet: ObservationSheet,
  boat: CompetitorView,
  columns: CompetitorChanges,
): Promise<void> {
  const { work, setting, boats, written } = sheet;
  const changes = realChanges<CompetitorChanges>(boat, columns);
  if (isEmpty(changes)) return;
  const after = { ...boat, ...changes };
  const isGone = boat.is_unmatched === 1 && after.recorded === null && after.score_code === null;
  if (isGone) return removeUnknown(sheet, boat);
  const saved = await changeEntry(work, boat, changes, setting);
  await logResult(work, { action: 'result', before: boat, after: saved });
  boats.set(boat.id, saved);
  written.add(boat.id);
}

/**
 * Lets the boat's finish be the one that its observations say now. `holder`: the observation that had written it before
 * they changed; what it wrote is taken back.
 */
export async function settleBoat(
  sheet: ObservationSheet,
  boatId: number,
  holder: ObservationRecord | undefined,
): Promise<void> {
  const boat = sheet.boats.get(boatId);
  if (!boat) return;
  const before = timesBefore(boat, holder, startOf(boat, sheet.setting));
  const bare: CompetitorView = { ...boat, ...before };
  const row = countingOf(sheet, bare, holder, otherFinish(boat, holder));
  const columns = row && finishColumns(sheet, bare, row);

  const held = holder && sheet.observations.get(holder.uuid);
  if (held) await note(sheet, held, { written_finish_at: null, replaced: null });
  if (!row || !columns) return saveResult(sheet, boat, before);
  const replaced = holder ? holder.replaced : JSON.stringify(stateOf(boat));
  const counting = sheet.observations.get(row.uuid) ?? row;
  await note(sheet, counting, { written_finish_at: storedInstant(finishOf(row)), replaced });
  return saveResult(sheet, boat, { ...before, ...columns });
}

function doubtsOf(sheet: ObservationSheet, row: ObservationRecord): Doubt[] {
  const boat = row.competitor_id === null ? undefined : sheet.boats.get(row.competitor_id);
  if (boat) return doubtsOfKnown(row, boat, ofBoat(sheet, boat.id), doubtSetting(sheet));
  const fitting = row.undone === 1 || row.sail_number === '' ? [] : boatsWithNumber(sheet, row.sail_number);
  if (fitting.length > 1) return [ambiguity(row, fitting)];
  return fitting.length === 0 ? futureOf(row, sheet.work.now) : [];
}

/** How the observations of these uuids stand, what is to be doubted about them, and the boats that were written. */
export function answerOf(sheet: ObservationSheet, uuids: readonly string[], actor: Actor): ObservationsAnswer {
  const rows = uuids.flatMap((uuid) => sheet.observations.get(uuid) ?? []);
  const written = [...sheet.written].flatMap((id) => sheet.boats.get(id) ?? []);
  return {
    observations: rows.map(presentObservation),
    doubts: rows.flatMap((row) => doubtsOf(sheet, row)),
    competitors: written.map((boat) => presentedEntry(boat, sheet.setting, actor)),
  };
}
