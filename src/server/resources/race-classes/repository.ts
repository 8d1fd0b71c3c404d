import type { Kysely } from 'kysely';
import type { Database, NewRaceClass, RaceClassChanges } from '../../db/schema';

type Db = Kysely<Database>;

const classes = (db: Db) =>
  db
    .selectFrom('race_classes')
    .selectAll('race_classes')
    .select(({ selectFrom, fn, lit }) => {
      const boats = selectFrom('competitors')
        .whereRef('competitors.race_class_id', '=', 'race_classes.id')
        .select(fn.countAll<number>().as('count'));
      return fn.coalesce(boats, lit(0)).as('competitor_count');
    });

/** A class with the number of its boats. */
export type RaceClassView = NonNullable<Awaited<ReturnType<typeof raceClassById>>>;

export const raceClassById = (db: Db, id: number) => classes(db).where('race_classes.id', '=', id).executeTakeFirst();

/** By order, then age. */
export const raceClassesOf = (db: Db, sailingId: number): Promise<RaceClassView[]> =>
  classes(db).where('race_classes.sailing_id', '=', sailingId).orderBy('order').orderBy('race_classes.id').execute();

export async function insertRaceClass(db: Db, raceClass: NewRaceClass): Promise<number> {
  const { id } = await db.insertInto('race_classes').values(raceClass).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRaceClass(db: Db, id: number, changes: RaceClassChanges): Promise<void> {
  await db.updateTable('race_classes').set(changes).where('id', '=', id).execute();
}

export async function deleteRaceClass(db: Db, id: number): Promise<void> {
  await db.deleteFrom('race_classes').where('id', '=', id).execute();
}
