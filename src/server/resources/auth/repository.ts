import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database, SessionRecord } from '../../db/schema';

type Db = Kysely<Database>;

export async function insertSession(
  db: Db,
  { id, userId, now }: { id: string; userId: number; now: string },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      generation: 0,
      held_generation: null,
      rotated_at: now,
      created_at: now,
      ended_at: null,
    })
    .execute();
}

export const sessionById = (db: Db, id: string): Promise<SessionRecord | undefined> =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

const liveSessions = prepared<{ id: string }, Pick<SessionRecord, 'id'>>((db, value) =>
  db.selectFrom('sessions').select('id').where('id', '=', value('id')).where('ended_at', 'is', null),
);

export const isLive = async (db: Db, id: string): Promise<boolean> => (await liveSessions(db, { id })).length > 0;

interface Rotation {
  id: string;
  generation: number;
  /** The one that has come back. */
  held: number;
  now: string;
}

/** Takes the session one generation on, if `generation` is still its newest. Of two at once only one does. */
export async function rotate(db: Db, { id, generation, held, now }: Rotation): Promise<boolean> {
  const rotated = await db
    .updateTable('sessions')
    .set({ generation: generation + 1, held_generation: held, rotated_at: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return rotated !== undefined;
}

export async function endSessions(db: Db, { userId, now }: { userId: number; now: string }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSession(db: Db, { id, now }: { id: string; now: string }): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
}
