import type { Kysely, Selectable } from 'kysely';
import type { Database } from './schema';

/** Messages that wait to be sent: `due_at` null: never, `attempts` rises with each claim. */
type Outbox = 'mail_outbox' | 'webhook_outbox';

/**
 * Claims the message that has been due the longest, until `until`: only one node gets it, and if that node dies another
 * may claim it then. undefined: none is due.
 */
export async function claimDue<Table extends Outbox>(
  db: Kysely<Database>,
  table: Table,
  { now, until }: { now: string; until: string },
): Promise<Selectable<Database[Table]> | undefined> {
  // What is read and written here is the same in both.
  const outbox = table as 'mail_outbox';
  for (;;) {
    const due = await db
      .selectFrom(outbox)
      .select(['id', 'attempts'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable(outbox)
      .set({ due_at: until, attempts: due.attempts + 1 })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed as unknown as Selectable<Database[Table]>;
  }
}
