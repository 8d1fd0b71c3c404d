import { sql, type Kysely } from 'kysely';
import type { BoatChanges, Database, NewBoat } from '../../db/schema';
import { textSearch } from '../../db/textSearch';

type Db = Kysely<Database>;

/** How many boats a search returns: to find others, the user types more. */
const MOST_FOUND = 50;

const allBoats = (db: Db) =>
  db
    .selectFrom('boats')
    .leftJoin('boat_models', 'boat_models.id', 'boats.boat_model_id')
    .leftJoin('sailors', 'sailors.id', 'boats.owner_id')
    .selectAll('boats')
    .select([
      'boat_models.name as boat_model_name',
      'sailors.club_id as owner_club_id',
      'sailors.membership as owner_membership',
    ]);

const boats = (db: Db) => allBoats(db).where('boats.removed_at', 'is', null);

/** A boat with the name of its type, and what its owner is in which club. */
export type BoatView = NonNullable<Awaited<ReturnType<typeof boatById>>>;

export const boatById = (db: Db, id: number) => boats(db).where('boats.id', '=', id).executeTakeFirst();

export const boatsOfSailors = async (db: Db, sailorIds: number[]): Promise<BoatView[]> =>
  sailorIds.length === 0 ? [] : boats(db).where('boats.owner_id', 'in', sailorIds).execute();

export const boatsOfClub = (db: Db, clubId: number): Promise<BoatView[]> =>
  boats(db).where('boats.club_id', '=', clubId).execute();

/**
 * The club's own boats, those of its members, and those that are entered in its sailings, also where they have been
 * taken off their owner's list since.
 */
export const boatsAroundClub = (db: Db, clubId: number): Promise<BoatView[]> =>
  allBoats(db)
    .where(({ or, and, eb, selectFrom }) => {
      const entered = selectFrom('competitors')
        .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
        .where('sailings.club_id', '=', clubId)
        .select('competitors.boat_id');
      const isOfMember = and([eb('sailors.club_id', '=', clubId), eb('sailors.membership', '=', 'confirmed')]);
      const isHeld = and([eb('boats.removed_at', 'is', null), or([eb('boats.club_id', '=', clubId), isOfMember])]);
      return or([isHeld, eb('boats.id', 'in', entered)]);
    })
    .orderBy('boats.id')
    .execute();

/** The best hits first. */
export function findBoats(db: Db, query: string): Promise<BoatView[]> {
  const numberInOnePiece = sql<string>`replace(boats.sail_number, ' ', '')`;
  const texts = [
    sql.ref<string>('boats.name'),
    sql.ref<string>('boats.sail_number'),
    numberInOnePiece,
    sql.ref<string>('boat_models.name'),
  ];
  const { matches, rank } = textSearch(texts, query);
  return boats(db)
    .where(matches)
    .orderBy(rank)
    .orderBy('boats.sail_number')
    .orderBy('boats.id')
    .limit(MOST_FOUND)
    .execute();
}

export async function insertBoat(db: Db, boat: NewBoat): Promise<number> {
  const { id } = await db.insertInto('boats').values(boat).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateBoat(db: Db, id: number, changes: BoatChanges): Promise<void> {
  await db.updateTable('boats').set(changes).where('id', '=', id).execute();
}

export async function deleteBoat(db: Db, id: number): Promise<void> {
  await db.deleteFrom('boats').where('id', '=', id).execute();
}

export async function hasEntries(db: Db, boatId: number): Promise<boolean> {
  const entry = await db
    .selectFrom('competitors')
    .select('id')
    .where('boat_id', '=', boatId)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
