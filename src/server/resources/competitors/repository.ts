import type { Expression, InferResult, Kysely } from 'kysely';
import { modelName } from '../../db/modelName';
import { prepared } from '../../db/prepared';
import type { CompetitorChanges, Database, NewCompetitor } from '../../db/schema';

type Db = Kysely<Database>;

const competitors = (db: Db) =>
  db
    .selectFrom('competitors')
    .leftJoin('boat_models', 'boat_models.id', 'competitors.boat_model_id')
    .leftJoin('sailors', 'sailors.id', 'competitors.sailor_id')
    .leftJoin('users', 'users.id', 'sailors.user_id')
    .selectAll('competitors')
    .select([
      modelName.as('boat_model_name'),
      'users.email as account_email',
      'users.invited_by_club_id as account_invited_by',
      'sailors.club_id as sailor_club_id',
      'sailors.membership as sailor_membership',
    ]);

/** An entry with the name of its type, its sailor's club, and the address of the sailor's account, if there is one. */
export type CompetitorView = NonNullable<Awaited<ReturnType<typeof competitorById>>>;

const competitorQuery = (db: Db, id: Expression<number>) => competitors(db).where('competitors.id', '=', id);

// Runs twice in every write of a time.
const competitorsWithId = prepared<{ id: number }, InferResult<ReturnType<typeof competitorQuery>>[number]>(
  (db, value) => competitorQuery(db, value('id')),
);

export const competitorById = async (db: Db, id: number) => (await competitorsWithId(db, { id }))[0];

const placesWithId = prepared<{ id: number }, { sailing: number; club: number }>((db, value) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .select(['sailings.id as sailing', 'sailings.club_id as club'])
    .where('competitors.id', '=', value('id')),
);

/** The sailing that the entry is in, and its club: an entry never leaves it. */
export const placeOfCompetitor = async (db: Db, id: number) => (await placesWithId(db, { id }))[0];

export const competitorsOf = (db: Db, sailingId: number) =>
  competitors(db).where('competitors.sailing_id', '=', sailingId).orderBy('competitors.id').execute();

export const competitorsIn = (db: Db, startGroupId: number) =>
  competitors(db).where('competitors.start_group_id', '=', startGroupId).orderBy('competitors.id').execute();

export const competitorsInClass = (db: Db, raceClassId: number) =>
  competitors(db).where('competitors.race_class_id', '=', raceClassId).orderBy('competitors.id').execute();

export const competitorsByIds = (db: Db, sailingId: number, ids: number[]) =>
  competitors(db).where('competitors.sailing_id', '=', sailingId).where('competitors.id', 'in', ids).execute();

/** The entries of a sailing that have one of these ids, or one of these sail numbers. */
export const competitorsNamed = (
  db: Db,
  sailingId: number,
  { ids, sailNumbers }: { ids: readonly number[]; sailNumbers: readonly string[] },
) =>
  competitors(db)
    .where('competitors.sailing_id', '=', sailingId)
    .where(({ or, eb }) =>
      or([
        // PostgreSQL takes no empty list.
        ...(ids.length > 0 ? [eb('competitors.id', 'in', ids)] : []),
        ...(sailNumbers.length > 0 ? [eb('competitors.sail_number', 'in', sailNumbers)] : []),
      ]),
    )
    .orderBy('competitors.id')
    .execute();

const timed = (db: Db, sailingId: number) =>
  db
    .selectFrom('competitors')
    .where('sailing_id', '=', sailingId)
    .where('elapsed_s', 'is not', null)
    .where('is_unmatched', '=', 0);

const MIDDLE = 3;

/**
 * The times sailed of a sailing, in seconds: the three in the middle, whose median is that of all; fewer where fewer
 * are home. A sailing may have thousands.
 */
export async function middleTimes(db: Db, sailingId: number): Promise<number[]> {
  const { boats } = await timed(db, sailingId)
    .select(({ fn }) => fn.countAll<number | string>().as('boats'))
    .executeTakeFirstOrThrow();
  const middle = Math.floor((Number(boats) - 1) / 2);
  const rows = await timed(db, sailingId)
    .select('elapsed_s')
    .orderBy('elapsed_s')
    .limit(MIDDLE)
    .offset(Math.max(0, middle - 1))
    .execute();
  return rows.flatMap(({ elapsed_s }) => elapsed_s ?? []);
}

/** The sailor's entries, at most one per sailing. */
export const entriesOfSailor = (db: Db, sailorId: number) =>
  competitors(db).where('competitors.sailor_id', '=', sailorId).execute();

/** Entries of the club's sailings that wait for its approval. Verified sailings are left out, since they are locked. */
export const waitingOfClub = (db: Db, clubId: number) =>
  competitors(db)
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .where('sailings.club_id', '=', clubId)
    .where('sailings.verified_result', '=', 0)
    .where('competitors.approved', '=', 0)
    .orderBy('competitors.id')
    .execute();

export async function insertCompetitor(db: Db, competitor: NewCompetitor): Promise<number> {
  const { id } = await db.insertInto('competitors').values(competitor).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCompetitor(db: Db, id: number, changes: CompetitorChanges): Promise<void> {
  await db.updateTable('competitors').set(changes).where('id', '=', id).execute();
}

export async function deleteCompetitor(db: Db, id: number): Promise<void> {
  await db.deleteFrom('competitors').where('id', '=', id).execute();
}

/** Whether another entry of the sailing has this sailor or this boat. */
export async function isEntered(
  db: Db,
  sailingId: number,
  by: { sailor_id: number } | { boat_id: number },
  except?: number,
): Promise<boolean> {
  const [column, value] =
    'sailor_id' in by ? (['sailor_id', by.sailor_id] as const) : (['boat_id', by.boat_id] as const);
  const row = await db
    .selectFrom('competitors')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where(column, '=', value)
    .where('id', '!=', except ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}
