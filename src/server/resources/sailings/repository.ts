import type { Expression, InferResult, Kysely } from 'kysely';
import type { SailingStatus, Unfinished } from '../../../shared/contract/sailings';
import { clubsRunBy, type Actor } from '../../../shared/domain/permissions';
import { prepared } from '../../db/prepared';
import type { Database, NewSailing, SailingChanges, SailingRecord } from '../../db/schema';

type Db = Kysely<Database>;

const sailings = (db: Db) =>
  db
    .selectFrom('sailings')
    .leftJoin('series', 'series.id', 'sailings.serie_id')
    .selectAll('sailings')
    .select(['series.name as serie_name', 'series.is_published as serie_is_published'])
    .select(({ selectFrom, fn, lit }) => {
      const entries = selectFrom('competitors')
        .whereRef('competitors.sailing_id', '=', 'sailings.id')
        .select(fn.countAll<number>().as('count'));
      return fn.coalesce(entries, lit(0)).as('competitor_count');
    });

/** A sailing with the name of its serie and the number of its entries. */
export type SailingView = NonNullable<Awaited<ReturnType<typeof sailingById>>>;

const sailingQuery = (db: Db, id: Expression<number>) => sailings(db).where('sailings.id', '=', id);

const sailingsWithId = prepared<{ id: number }, InferResult<ReturnType<typeof sailingQuery>>[number]>((db, value) =>
  sailingQuery(db, value('id')),
);

export const sailingById = async (db: Db, id: number) => (await sailingsWithId(db, { id }))[0];

/** Whatever their visibility, in the order that they were made. */
export const sailingsOfSerie = (db: Db, serieId: number): Promise<SailingView[]> =>
  sailings(db).where('sailings.serie_id', '=', serieId).orderBy('sailings.id').execute();

export interface SailingFilter {
  actor: Actor;
  clubId?: number | undefined;
  serieId?: number | undefined;
}

/** What the actor may see, by date, time and age. */
const visibleSailings = (db: Db, actor: Actor) =>
  sailings(db)
    .$if(!actor.is_staff, (query) =>
      query.where(({ or, eb }) =>
        or([eb('status', '!=', 'unpublished'), eb('sailings.club_id', 'in', [0, ...clubsRunBy(actor)])]),
      ),
    )
    .orderBy('start_date')
    // The engines disagree on where null stands.
    .orderBy(({ fn, val }) => fn.coalesce('start_time', val('')))
    .orderBy('sailings.id');

/** What the actor may see, by date, time and age. */
export const findSailings = (db: Db, { actor, clubId, serieId }: SailingFilter): Promise<SailingView[]> =>
  visibleSailings(db, actor)
    .$if(clubId !== undefined, (query) => query.where('sailings.club_id', '=', clubId ?? 0))
    .$if(serieId !== undefined, (query) => query.where('sailings.serie_id', '=', serieId ?? 0))
    .execute();

/** Those of the ids that the actor may see, by date, time and age. */
export const sailingsByIds = async (db: Db, actor: Actor, ids: readonly number[]): Promise<SailingView[]> =>
  ids.length === 0 ? [] : visibleSailings(db, actor).where('sailings.id', 'in', ids).execute();

export interface PublishedFilter {
  status: Exclude<SailingStatus, 'unpublished'>;
  /** The first date. */
  from?: string;
  order: 'asc' | 'desc';
  limit: number;
}

/** What anybody may see, by date and time. */
export const publishedSailings = (
  db: Db,
  { status, from = '', order, limit }: PublishedFilter,
): Promise<SailingView[]> =>
  sailings(db)
    .where('sailings.status', '=', status)
    .where('start_date', '>=', from)
    .orderBy('start_date', order)
    .orderBy(({ fn, val }) => fn.coalesce('start_time', val('')), order)
    .orderBy('sailings.id', order)
    .limit(limit)
    .execute();

export async function insertSailing(db: Db, sailing: NewSailing): Promise<number> {
  const { id } = await db.insertInto('sailings').values(sailing).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSailing(db: Db, id: number, changes: SailingChanges): Promise<void> {
  await db.updateTable('sailings').set(changes).where('id', '=', id).execute();
}

/** The sailing's number and the instant of its last change. */
export const stampSailing = prepared<{ id: number; version: number; at: string }, unknown>((db, value) =>
  db
    .updateTable('sailings')
    .set({ version: value('version'), updated_at: value('at') })
    .where('id', '=', value('id')),
);

/** Start groups and competitors go with it. */
export async function deleteSailing(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sailings').where('id', '=', id).execute();
}

export interface IdsBelow {
  competitors: number[];
  startGroups: number[];
  raceClasses: number[];
  startEvents: number[];
  observations: number[];
}

type Below = 'competitors' | 'start_groups' | 'race_classes' | 'start_log' | 'finish_observations';

export async function idsBelow(db: Db, sailingId: number): Promise<IdsBelow> {
  const idsIn = async (table: Below): Promise<number[]> => {
    const rows = await db.selectFrom(table).select('id').where('sailing_id', '=', sailingId).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  return {
    competitors: await idsIn('competitors'),
    startGroups: await idsIn('start_groups'),
    raceClasses: await idsIn('race_classes'),
    startEvents: await idsIn('start_log'),
    observations: await idsIn('finish_observations'),
  };
}

/** Whether any boat of the sailing has a time or a code. */
export async function hasTimes(db: Db, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('competitors')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where(({ or, eb }) =>
      or([eb('elapsed_s', 'is not', null), eb('finish_at', 'is not', null), eb('score_code', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The boats that are missing something in the result: in the order of their entry, those with neither time nor code, and
 * those with a time but without a rating where the corrected time counts: by the method of their class, else `method`.
 */
export async function incompleteBoats(
  db: Db,
  sailingId: number,
  method: SailingRecord['result_method'],
): Promise<Pick<Unfinished, 'no_time' | 'no_rating'>> {
  const boats = await db
    .selectFrom('competitors')
    .leftJoin('race_classes', 'race_classes.id', 'competitors.race_class_id')
    .select(['competitors.id', 'elapsed_s', 'finish_at', 'score_code', 'rating_thousandths', 'result_method'])
    .where('competitors.sailing_id', '=', sailingId)
    .where('is_unmatched', '=', 0)
    .where('score_code', 'is', null)
    .orderBy('competitors.id')
    .execute();
  const isHome = (boat: (typeof boats)[number]) => boat.elapsed_s !== null || boat.finish_at !== null;
  const isUnrated = (boat: (typeof boats)[number]) =>
    boat.rating_thousandths === null && (boat.result_method ?? method) === 'corrected';
  const idsOf = (rows: typeof boats) => rows.map(({ id }) => id);
  return {
    no_time: idsOf(boats.filter((boat) => !isHome(boat))),
    no_rating: idsOf(boats.filter((boat) => isHome(boat) && isUnrated(boat))),
  };
}

/** The sailor's entries, at most one per sailing. */
export const entriesOfSailor = (db: Db, sailorId: number) =>
  db
    .selectFrom('competitors')
    .select(['sailing_id', 'approved', 'reported_by'])
    .where('sailor_id', '=', sailorId)
    .execute();

export type OwnEntry = Awaited<ReturnType<typeof entriesOfSailor>>[number];
