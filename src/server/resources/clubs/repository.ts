import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { ClubChanges, Database, NewClub } from '../../db/schema';

type Db = Kysely<Database>;

const clubs = (db: Db) =>
  db
    .selectFrom('clubs')
    .selectAll('clubs')
    .select(({ selectFrom, fn, lit }) => {
      const members = selectFrom('sailors')
        .whereRef('sailors.club_id', '=', 'clubs.id')
        .where('sailors.membership', '=', 'confirmed')
        .select(fn.countAll<number>().as('count'));
      return fn.coalesce(members, lit(0)).as('sailor_count');
    });

/** A club with the number of its members. */
export type ClubView = NonNullable<Awaited<ReturnType<typeof clubById>>>;

export const allClubs = (db: Db) => clubs(db).execute();
export const clubById = (db: Db, id: number) => clubs(db).where('clubs.id', '=', id).executeTakeFirst();
export const clubBySlug = (db: Db, slug: string) => clubs(db).where('clubs.slug', '=', slug).executeTakeFirst();

export const clubsByIds = async (db: Db, ids: readonly number[]): Promise<ClubView[]> =>
  ids.length === 0 ? [] : clubs(db).where('clubs.id', 'in', ids).execute();

/** The club's number: the version of its last changed object. */
export async function counterOf(db: Db, id: number): Promise<number> {
  const { counter } = await db.selectFrom('clubs').select('counter').where('id', '=', id).executeTakeFirstOrThrow();
  return counter;
}

/** Takes the lock that `nextVersion` takes, without taking a number. */
export const lockClub = prepared<{ id: number }, unknown>((db, value) =>
  db
    .updateTable('clubs')
    .set((eb) => ({ counter: eb.ref('counter') }))
    .where('id', '=', value('id')),
);

export async function insertClub(db: Db, club: NewClub): Promise<number> {
  const { id } = await db.insertInto('clubs').values(club).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateClub(db: Db, id: number, changes: ClubChanges): Promise<void> {
  await db.updateTable('clubs').set(changes).where('id', '=', id).execute();
}

/**
 * The club's number, under the epoch of the log that it belongs to: after a restore the same numbers are given out
 * again. `own_entry`: whether the sailor who asks is entered in any of the club's sailings (null: no).
 */
export const clubMoments = prepared<
  { club: number; sailor: number | null },
  { club: number; number: number; under: string; own_entry: number | null }
>((db, value) =>
  db
    .selectFrom('clubs')
    .select(['clubs.id as club', 'clubs.counter as number'])
    .select(({ selectFrom }) => [
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('under'),
      selectFrom('competitors')
        .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
        .select('competitors.id')
        .whereRef('sailings.club_id', '=', 'clubs.id')
        .where('competitors.sailor_id', '=', value('sailor'))
        .limit(1)
        .as('own_entry'),
    ])
    .where('clubs.id', '=', value('club')),
);
