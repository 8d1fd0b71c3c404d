import type { Kysely } from 'kysely';
import type { Observation, ObservationsList } from '../../../shared/contract/finishObservations';
import type { Actor } from '../../../shared/domain/permissions';
import { wireDatetime } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { NewObservation, ObservationColumns, ObservationRecord } from '../../db/schemaRaceNight';
import type { Work } from '../../db/unitOfWork';
import { assertMayRecord, visibleSailing } from '../sailings/access';
import { insertObservation, observationsOf, observationsOfBoat, updateObservation } from './repository';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

export const presentObservation = (row: ObservationRecord): Observation => ({
  id: row.uuid,
  sailing: row.sailing_id,
  at: wire(row.at),
  raw_at: wire(row.raw_at),
  uncertainty_ms: row.uncertainty_ms,
  device: row.device,
  list: row.list,
  competitor: row.competitor_id,
  sail_number: row.sail_number,
  order_only: row.order_only === 1,
  note: row.note,
  undone: row.undone === 1,
  made_by: { user: row.user_id, name: row.made_by_name },
  made_at: wire(row.made_at),
  version: row.version,
});

/** What was seen at the finish, in the order of the line. Throws 403 for everybody but the sailing's club. */
export async function readObservations(
  db: Kysely<Database>,
  actor: Actor,
  sailingId: number,
): Promise<ObservationsList> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertMayRecord(actor, sailing);
  return { observations: (await observationsOf(db, sailing.id)).map(presentObservation) };
}

/** Frames of observations are for the club alone, whoever may see the sailing. */
const publish = (work: Work, clubId: number, change: 'created' | 'updated', row: ObservationRecord): Promise<void> =>
  work.note({
    clubId,
    version: row.version,
    model: 'finish_observation',
    id: row.id,
    change,
    data: presentObservation(row),
    visibility: 'club',
  });

/** Each of these takes a number and publishes the change. */
export async function addObservation(
  work: Work,
  clubId: number,
  columns: Omit<NewObservation, 'version'>,
): Promise<ObservationRecord> {
  const row = await insertObservation(work.tx, { ...columns, version: await work.nextVersion(clubId) });
  await publish(work, clubId, 'created', row);
  return row;
}

export async function changeObservation(
  work: Work,
  clubId: number,
  before: ObservationRecord,
  columns: ObservationColumns,
): Promise<ObservationRecord> {
  const stamped = { ...columns, version: await work.nextVersion(clubId) };
  await updateObservation(work.tx, before.id, stamped);
  const row = { ...before, ...stamped };
  await publish(work, clubId, 'updated', row);
  return row;
}

/** Two boats were taken for each other: what was seen of the one was seen of the other. */
export async function swapObservations(work: Work, clubId: number, one: number, other: number): Promise<void> {
  const [ofOne, ofOther] = [await observationsOfBoat(work.tx, one), await observationsOfBoat(work.tx, other)];
  for (const row of ofOne) await changeObservation(work, clubId, row, { competitor_id: other });
  for (const row of ofOther) await changeObservation(work, clubId, row, { competitor_id: one });
}

/**
 * What was seen of a boat that goes away was seen of another: of the one that an unknown boat turned out to be, or, where
 * there is none, of one that is not known yet.
 */
export async function passOnObservations(work: Work, clubId: number, from: number, to: number | null): Promise<void> {
  const unwritten = to === null ? { written_finish_at: null, replaced: null } : {};
  for (const row of await observationsOfBoat(work.tx, from))
    await changeObservation(work, clubId, row, { competitor_id: to, ...unwritten });
}
