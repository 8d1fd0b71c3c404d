import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from './schema';

type Db = Kysely<Database>;

/** One more against a key that may be spent `most` times until its window ends. */
export interface Spending {
  key: string;
  most: number;
  /** ISO-8601 in UTC. */
  now: string;
  /** When the window ends, if it begins now. */
  until: string;
}

export interface Spent {
  isTaken: boolean;
  /** When the window ends in which it was taken, or refused. */
  resetsAt: string;
}

/**
 * Counts one against the key, in one statement: however many ask at once, on however many nodes, `most` of them get it.
 * What is refused writes nothing, so it costs little and can be given back by nobody.
 */
export async function spend(db: Db, { key, most, now, until }: Spending): Promise<Spent> {
  // One that ends later than a window that begins now was begun while the clock was wrong.
  const isOver = (eb: ExpressionBuilder<Database, 'rate_limits'>) =>
    eb.or([eb('rate_limits.resets_at', '<=', now), eb('rate_limits.resets_at', '>', until)]);
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, spent: 1, resets_at: until })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          spent: eb
            .case()
            .when(isOver(eb))
            .then(1)
            .else(eb('rate_limits.spent', '+', 1))
            .end(),
          resets_at: eb.case().when(isOver(eb)).then(until).else(eb.ref('rate_limits.resets_at')).end(),
        }))
        .where((eb) => eb.or([isOver(eb), eb('rate_limits.spent', '<', most)])),
    )
    .returning('resets_at')
    .executeTakeFirst();
  if (taken) return { isTaken: true, resetsAt: taken.resets_at };

  const refused = await db.selectFrom('rate_limits').select('resets_at').where('key', '=', key).executeTakeFirst();
  return { isTaken: false, resetsAt: refused?.resets_at ?? now };
}

/** One of a key that has been counted, and when the window ends in which it was. */
export interface Taken {
  key: string;
  resetsAt: string;
}

/** Takes one of each back, where the window in which it was counted has not ended since. */
export async function giveBack(db: Db, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ spent: eb('spent', '-', 1) }))
    .where((eb) =>
      eb.or(taken.map(({ key, resetsAt }) => eb.and([eb('key', '=', key), eb('resets_at', '=', resetsAt)]))),
    )
    .where('spent', '>', 0)
    .execute();
}
