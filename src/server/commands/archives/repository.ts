import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** Sailors who are entered in sailings of the club, and are not to be named in full. */
export const sailorsToMind = (db: Db, clubId: number) =>
  db
    .selectFrom('sailors')
    .select(['id', 'hide_name', 'is_minor'])
    .where(({ or, eb }) => or([eb('hide_name', '=', 1), eb('is_minor', '=', 1)]))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('competitors')
        .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
        .where('sailings.club_id', '=', clubId)
        .where('competitors.sailor_id', 'is not', null)
        .select('competitors.sailor_id'),
    )
    .execute();

/** Sailors by the addresses of their accounts, which are in lower case. */
export async function sailorsWithEmails(db: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < emails.length; at += EMAILS_AT_ONCE) {
    const rows = await db
      .selectFrom('users')
      .innerJoin('sailors', 'sailors.user_id', 'users.id')
      .select(['users.email', 'sailors.id'])
      .where('users.is_active', '=', 1)
      .where('users.email', 'in', emails.slice(at, at + EMAILS_AT_ONCE))
      .execute();
    for (const { email, id } of rows) found.set(email, id);
  }
  return found;
}

/** Each is a parameter, which databases limit. */
const EMAILS_AT_ONCE = 500;

/** The number up to which rows of a new club have been numbered; nothing of it is published by itself. */
export async function closeNumbering(db: Db, clubId: number, last: number): Promise<void> {
  await db.updateTable('clubs').set({ counter: last, publish_after: last }).where('id', '=', clubId).execute();
  await db.updateTable('sailings').set({ published_version: last }).where('club_id', '=', clubId).execute();
  await db.updateTable('series').set({ published_version: last }).where('club_id', '=', clubId).execute();
}
