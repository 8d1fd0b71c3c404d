import type { Kysely } from 'kysely';
import type { Membership } from '../../../shared/contract/clubs';
import type { Database, SailorChanges } from '../../db/schema';

type Db = Kysely<Database>;

const sailors = (db: Db) =>
  db
    .selectFrom('sailors')
    .leftJoin('clubs', 'clubs.id', 'sailors.club_id')
    .leftJoin('users', 'users.id', 'sailors.user_id')
    .selectAll('sailors')
    .select(['clubs.slug as club_slug', 'clubs.name as club_name', 'users.email as account_email']);

/** A sailor with their club and the address of their account, if they have one. */
export type SailorView = NonNullable<Awaited<ReturnType<typeof sailorById>>>;

export const sailorById = (db: Db, id: number) => sailors(db).where('sailors.id', '=', id).executeTakeFirst();

export const sailorsOfClub = (db: Db, clubId: number, membership: Membership): Promise<SailorView[]> =>
  sailors(db)
    .where('sailors.club_id', '=', clubId)
    .where('sailors.membership', '=', membership)
    .orderBy('sailors.id')
    .execute();

export async function updateSailor(db: Db, id: number, changes: SailorChanges): Promise<void> {
  await db.updateTable('sailors').set(changes).where('id', '=', id).execute();
}

export async function clearDefaultBoat(db: Db, boatId: number): Promise<void> {
  await db.updateTable('sailors').set({ default_boat_id: null }).where('default_boat_id', '=', boatId).execute();
}

/** The sailings that the sailor is entered in, by date, time and age. */
export async function sailingIdsOf(db: Db, sailorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .select('sailings.id')
    .where('competitors.sailor_id', '=', sailorId)
    .where('sailings.status', '!=', 'unpublished')
    .orderBy('sailings.start_date')
    // The engines disagree on where null stands.
    .orderBy(({ fn, val }) => fn.coalesce('sailings.start_time', val('')))
    .orderBy('sailings.id')
    .execute();
  return rows.map(({ id }) => id);
}
