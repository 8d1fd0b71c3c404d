import { sql, type Kysely } from 'kysely';
import type { Database } from './schema';

type Db = Kysely<Database>;

/** What SQLite finds wrong in its file, while others work on it; nothing where it is whole. */
export async function integrityProblems(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** Rows of an SQLite file that point at rows which are not there: "competitors 5 → boats". */
export async function brokenReferences(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
  return rows.map(({ table, rowid, parent }) => `${table} ${rowid} → ${parent}`);
}

/** The clock of PostgreSQL's machine, in milliseconds since 1970. */
export async function databaseClockMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  return rows[0]?.ms ?? Number.NaN;
}

export interface OutboxCounts {
  waiting: number;
  /** Of those, put there before the given instant. */
  late: number;
  failed: number;
}

export function countMessages(db: Db, before: Date): Promise<OutboxCounts> {
  return db
    .selectFrom('mail_outbox')
    .select(({ fn, eb }) => {
      const all = fn.countAll<number>();
      return [
        all.filterWhere('due_at', 'is not', null).as('waiting'),
        all.filterWhere(eb.and([eb('due_at', 'is not', null), eb('created_at', '<', before.toISOString())])).as('late'),
        all.filterWhere(eb.and([eb('finished_at', 'is not', null), eb('error', '!=', '')])).as('failed'),
      ];
    })
    .executeTakeFirstOrThrow();
}
