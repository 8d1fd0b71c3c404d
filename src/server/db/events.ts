import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Change } from '../../shared/contract/push';
import type { Model } from '../../shared/contract/common';
import { prepared } from './prepared';
import type { Database, EventRecord, EventVisibility } from './schema';

type Tx = Transaction<Database>;

/** A frame to publish: what changed, with the number that the change took. */
export interface ChangeEvent {
  clubId: number;
  version: number;
  model: Model;
  id: number;
  change: Change;
  /** The object as frames carry it; null for a deletion. */
  data: unknown;
  visibility: EventVisibility;
  /** Of a deletion: the sailing that the object belonged to. What has data names it there. */
  sailing?: number;
}

/** SQLite takes some 32,000 parameters in a statement. */
const IDS_PER_STATEMENT = 1_000;

async function inParts(ids: readonly number[], act: (part: readonly number[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += IDS_PER_STATEMENT) await act(ids.slice(at, at + IDS_PER_STATEMENT));
}

/**
 * Deletes what the log holds of these objects: whoever resumes later learns nothing of what they were, but still that
 * they were withdrawn. For objects that are deleted, and for those that are logged anew in the same transaction.
 */
export const forgetEvents = (tx: Tx, model: Model, ids: readonly number[]): Promise<void> =>
  inParts(ids, async (part) => {
    const events = (eb: ExpressionBuilder<Database, 'events'>) =>
      eb.and([eb('model', '=', model), eb('object_id', 'in', part)]);
    await tx.deleteFrom('events').where(events).where('visibility', '!=', 'withdrawn').execute();
    await tx.updateTable('events').set({ data: null }).where(events).execute();
  });

/** Shows what the log holds of these objects to the club's own accounts alone: they are no longer published. */
export const hideEvents = (tx: Tx, model: Model, ids: readonly number[]): Promise<void> =>
  inParts(ids, (part) =>
    tx
      .updateTable('events')
      .set({ visibility: 'club' })
      .where('model', '=', model)
      .where('object_id', 'in', part)
      .where('visibility', '=', 'everyone')
      .execute(),
  );

const insertEvent = prepared<EventRecord, unknown>((db, value) =>
  db.insertInto('events').values({
    club_id: value('club_id'),
    version: value('version'),
    model: value('model'),
    object_id: value('object_id'),
    change: value('change'),
    data: value('data'),
    visibility: value('visibility'),
    at: value('at'),
    sailing_id: value('sailing_id'),
  }),
);

/** The sailing that an object is or says that it belongs to. */
function sailingOf({ model, id, data }: ChangeEvent): number | null {
  if (model === 'sailing') return id;
  const named = typeof data === 'object' && data !== null && 'sailing' in data ? data.sailing : null;
  return typeof named === 'number' ? named : null;
}

/**
 * Adds an event to the log. A deletion takes the object's earlier events with it, and a withdrawal shows them to the
 * club alone.
 */
export async function logEvent(tx: Tx, { sailing, ...noted }: ChangeEvent, at: string): Promise<void> {
  const { clubId, id, data, ...event } = noted;
  if (event.change === 'deleted') await forgetEvents(tx, event.model, [id]);
  if (event.visibility === 'withdrawn') await hideEvents(tx, event.model, [id]);
  const text = data === null ? null : JSON.stringify(data);
  const sailing_id = sailing ?? sailingOf(noted);
  await insertEvent(tx, { ...event, club_id: clubId, object_id: id, data: text, at, sailing_id });
}
