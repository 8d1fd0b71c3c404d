import { createHash } from 'node:crypto';
import type { ObservationsAnswer } from '../../../shared/contract/finishObservations';
import { isOfMain } from '../../../shared/domain/finishObservations';
import type { Actor } from '../../../shared/domain/permissions';
import { storedInstant } from '../../../shared/domain/time';
import {
  observationChangesSchema,
  readObservations,
  type ItemErrors,
  type ObservationInput,
} from '../../../shared/schemas/finishObservation';
import { validationTexts } from '../../../shared/texts/validation';
import { bit, definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { ObservationColumns, ObservationRecord } from '../../db/schemaRaceNight';
import type { Work } from '../../db/unitOfWork';
import { conflict, invalid, invalidItems, notFound } from '../../errors';
import { assertReadable, parse } from '../../http/parse';
import { isAhead, msOf } from '../../resources/finish-observations/doubts';
import {
  addObservation,
  changeObservation,
  presentObservation,
} from '../../resources/finish-observations/observations';
import { observationsNamed } from '../../resources/finish-observations/repository';
import { NO_RESULT } from '../../resources/result-log/state';
import { resultLogTexts } from '../../resources/result-log/writeResultLog';
import { assertUnlocked, assertVersion, heldRecordedSailing, type SailingView } from '../../resources/sailings/access';
import { addUnknownBoat, answerOf, boatsWithNumber, holderOf, openSheet, settleBoat } from './observationSheet';
import type { ObservationSheet } from './observationSheet';

const fingerprintOf = (sailing: number, input: ObservationInput): string =>
  createHash('sha256')
    .update(JSON.stringify([sailing, ...Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex');

function readInputs(body: unknown): ObservationInput[] {
  assertReadable(body);
  const read = readObservations(body);
  if ('errors' in read) throw invalid(read.errors);
  if ('itemErrors' in read) throw invalidItems('observations', read.itemErrors);
  return read.observations;
}

/** Those of the inputs that are not there yet. Throws 409 where one is there and says something else. */
async function freshOf(work: Work, sailing: SailingView, inputs: ObservationInput[]): Promise<ObservationInput[]> {
  const named = await observationsNamed(
    work.tx,
    inputs.map(({ id }) => id),
  );
  const known = new Map(named.map((row) => [row.uuid, row]));
  const others = inputs.filter((input) => {
    const row = known.get(input.id);
    return row && row.fingerprint !== fingerprintOf(sailing.id, input);
  });
  if (others.length > 0) {
    const current = named.filter(
      ({ uuid, sailing_id }) => sailing_id === sailing.id && others.some(({ id }) => id === uuid),
    );
    throw conflict(current.map(presentObservation));
  }
  return inputs.filter(({ id }) => !known.has(id));
}

function assertBoats({ boats }: ObservationSheet, inputs: ObservationInput[], fresh: ObservationInput[]): void {
  const errors: ItemErrors = {};
  inputs.forEach((input, index) => {
    const { competitor } = input;
    if (competitor !== null && fresh.includes(input) && !boats.has(competitor))
      errors[index] = { competitor: [validationTexts.noSuchObject(competitor)] };
  });
  if (Object.keys(errors).length > 0) throw invalidItems('observations', errors);
}

type Named = Pick<ObservationInput, 'at' | 'sail_number' | 'list' | 'undone' | 'order_only' | 'anyway'>;

/** The boat that a sail number names, and whether it was put on the sheet by this; null: not known, or several. */
async function boatNamed(
  sheet: ObservationSheet,
  named: Named,
): Promise<Pick<ObservationRecord, 'competitor_id' | 'written_finish_at' | 'replaced'>> {
  const unwritten = { competitor_id: null, written_finish_at: null, replaced: null };
  if (named.sail_number === '') return unwritten;
  const fitting = boatsWithNumber(sheet, named.sail_number);
  if (fitting.length > 0)
    return { ...unwritten, competitor_id: fitting.length === 1 ? (fitting[0]?.id ?? null) : null };
  if (!isOfMain(named) || (isAhead(named.at, sheet.work.now) && !named.anyway)) return unwritten;
  const { id, finish_at } = await addUnknownBoat(sheet, named.sail_number, named.at);
  return { competitor_id: id, written_finish_at: finish_at, replaced: JSON.stringify(NO_RESULT) };
}

const stored = (datetime: string): string => storedInstant(msOf(datetime));

async function add(sheet: ObservationSheet, input: ObservationInput): Promise<ObservationRecord> {
  const { work, setting } = sheet;
  const { id, at, raw_at, competitor, order_only, undone, anyway, ...same } = input;
  const boat =
    competitor === null
      ? await boatNamed(sheet, input)
      : { competitor_id: competitor, written_finish_at: null, replaced: null };
  const row = await addObservation(work, setting.sailing.club_id, {
    ...same,
    ...boat,
    uuid: id,
    fingerprint: fingerprintOf(setting.sailing.id, input),
    sailing_id: setting.sailing.id,
    at: stored(at),
    raw_at: stored(raw_at),
    order_only: order_only ? 1 : 0,
    undone: undone ? 1 : 0,
    anyway: anyway ? 1 : 0,
    user_id: work.author?.userId ?? null,
    made_by_name: work.author?.name ?? resultLogTexts.server,
    made_at: work.now,
  });
  sheet.observations.set(row.uuid, row);
  return row;
}

/**
 * Writes down boats that crossed the line: all of them or none. What is there already, with the same content, stays as
 * it is; `isNew` tells whether anything came.
 */
export async function writeObservations(
  work: Work,
  actor: Actor,
  sailingId: number,
  body: unknown,
): Promise<{ answer: ObservationsAnswer; isNew: boolean }> {
  const sailing = await heldRecordedSailing(work, actor, sailingId);
  const inputs = readInputs(body);
  const fresh = await freshOf(work, sailing, inputs);
  if (fresh.length > 0) assertUnlocked(sailing);
  const sheet = await openSheet(work, sailing);
  assertBoats(sheet, inputs, fresh);

  for (const input of fresh) {
    const { competitor_id: boat } = await add(sheet, input);
    if (boat !== null) await settleBoat(sheet, boat, holderOf(sheet, boat));
  }
  const uuids = inputs.map(({ id }) => id);
  return { answer: answerOf(sheet, uuids, actor), isNew: fresh.length > 0 };
}

/** Which observation is changed, and how. */
export interface ObservationUpdate {
  sailingId: number;
  uuid: string;
  body: unknown;
  expected: number | undefined;
}

async function columnsOf(sheet: ObservationSheet, row: ObservationRecord, body: unknown): Promise<ObservationColumns> {
  const input = parse(observationChangesSchema, body, { partial: true });
  const { competitor } = input;
  // One that is given to nobody is not to be found by its number again.
  const sail_number = input.sail_number ?? (competitor === null ? '' : undefined);
  if (competitor != null && !sheet.boats.has(competitor))
    throw invalid({ competitor: [validationTexts.noSuchObject(competitor)] });
  const columns = definedOnly<ObservationColumns>({
    at: input.at && stored(input.at),
    list: input.list,
    competitor_id: competitor,
    sail_number,
    note: input.note,
    undone: bit(input.undone),
    anyway: bit(input.anyway),
  });
  if (competitor !== undefined || (sail_number === undefined && row.competitor_id !== null)) return columns;
  const after = { ...row, ...columns };
  const named = {
    at: after.at,
    sail_number: after.sail_number,
    list: after.list,
    undone: after.undone === 1,
    order_only: after.order_only === 1,
    anyway: after.anyway === 1,
  };
  const { competitor_id, ...written } = await boatNamed(sheet, named);
  return { ...columns, competitor_id, ...(written.written_finish_at === null ? {} : written) };
}

type Change = { uuid: string; row: ObservationRecord; changes: ObservationColumns };

/** Saves the changes, and lets the finishes of the boat that it was and of the one that it is now follow. */
async function change(sheet: ObservationSheet, { uuid, row, changes }: Change): Promise<void> {
  const { work, setting, observations } = sheet;
  const heldBy = (boat: number | null) => (boat === null ? undefined : holderOf(sheet, boat));
  const isOfFinish = Object.keys(changes).some((column) => column !== 'note');
  const before = row.competitor_id;
  const now = changes.competitor_id === undefined ? before : changes.competitor_id;
  const [wasHeld, isHeld] = [heldBy(before), heldBy(now)];
  // What was written over since may be written again, now that somebody has come back to it.
  const unwritten = isOfFinish && wasHeld?.id !== row.id ? { written_finish_at: null, replaced: null } : {};
  observations.set(uuid, await changeObservation(work, setting.sailing.club_id, row, { ...unwritten, ...changes }));
  if (!isOfFinish) return;
  if (before !== null) await settleBoat(sheet, before, wasHeld);
  if (now !== null && now !== before)
    await settleBoat(sheet, now, changes.written_finish_at ? observations.get(uuid) : isHeld);
}

/** Changes what was seen. The finishes of the boat that it was and of the one that it is now follow. */
export async function updateObservation(
  work: Work,
  actor: Actor,
  update: ObservationUpdate,
): Promise<ObservationsAnswer> {
  const sailing = await heldRecordedSailing(work, actor, update.sailingId);
  const uuid = update.uuid.toLowerCase();
  const sheet = await openSheet(work, sailing);
  const row = sheet.observations.get(uuid);
  if (!row) throw notFound();
  assertUnlocked(sailing);
  assertVersion(row, update.expected, () => presentObservation(row));

  const changes = realChanges<ObservationColumns>(row, await columnsOf(sheet, row, update.body));
  if (!isEmpty(changes)) await change(sheet, { uuid, row, changes });
  return answerOf(sheet, [uuid], actor);
}
