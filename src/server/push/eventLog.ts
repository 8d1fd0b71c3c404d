import type { Kysely } from 'kysely';
import type { Database, EventRecord } from '../db/schema';

/** What is kept of a club's events: never more than so many, and none for longer than a week. */
export const KEPT_EVENTS = 10_000;
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Names this log; made with the database. */
export async function readEpoch(db: Kysely<Database>): Promise<string> {
  const { value } = await db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
  return value;
}

/**
 * The clubs' present numbers. Every event up to such a number can be read, since both are written in one transaction.
 */
export async function readHeads(db: Kysely<Database>, clubIds: number[]): Promise<Map<number, number>> {
  const clubs = await db.selectFrom('clubs').select(['id', 'counter']).where('id', 'in', clubIds).execute();
  return new Map(clubs.map(({ id, counter }) => [id, counter]));
}

export interface EventRange {
  clubId: number;
  /** Not included. */
  after: number;
  /** Included. */
  upTo: number;
  limit: number;
}

/** The events of a range in the order of their numbers. */
export function readEvents(db: Kysely<Database>, { clubId, after, upTo, limit }: EventRange): Promise<EventRecord[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('version')
    .limit(limit)
    .execute();
}

/** The number of the oldest event that is kept; null when there is none. */
export async function oldestKept(db: Kysely<Database>, clubId: number): Promise<number | null> {
  const row = await db
    .selectFrom('events')
    .select('version')
    .where('club_id', '=', clubId)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Drops what is older than a week or not among the club's last 10,000 events. Returns how many went. */
export async function pruneEvents(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const { numDeletedRows } = await db.deleteFrom('events').where('at', '<', before).executeTakeFirstOrThrow();
  let dropped = Number(numDeletedRows);
  const clubs = await db.selectFrom('clubs').select(['id', 'counter']).where('counter', '>', KEPT_EVENTS).execute();
  for (const { id, counter } of clubs) {
    const result = await db
      .deleteFrom('events')
      .where('club_id', '=', id)
      .where('version', '<=', counter - KEPT_EVENTS)
      .executeTakeFirstOrThrow();
    dropped += Number(result.numDeletedRows);
  }
  return dropped;
}
