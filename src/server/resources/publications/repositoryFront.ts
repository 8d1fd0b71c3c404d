import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** Sailings of the club that are under way or to come, the next one first. */
export const comingSailings = (db: Db, club: number, { today, limit }: { today: string; limit: number }) =>
  db
    .selectFrom('sailings')
    .select(['id', 'name', 'status', 'start_date', 'start_time'])
    .select(({ selectFrom, fn }) =>
      selectFrom('competitors')
        .whereRef('competitors.sailing_id', '=', 'sailings.id')
        .where('competitors.is_unmatched', '=', 0)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .as('boats'),
    )
    .select(({ selectFrom, fn }) =>
      selectFrom('competitors')
        .whereRef('competitors.sailing_id', '=', 'sailings.id')
        .where('competitors.is_unmatched', '=', 0)
        .where(({ or, eb }) => or([eb('finish_at', 'is not', null), eb('elapsed_s', 'is not', null)]))
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .as('home'),
    )
    .where('club_id', '=', club)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'ongoing'), and([eb('status', '=', 'upcoming'), eb('start_date', '>=', today)])]),
    )
    .orderBy('start_date')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The number of the newest version of a sailing's result that can be read. */
const newestOf = ({ selectFrom }: ExpressionBuilder<Database, 'publications'>) =>
  selectFrom('publications as newer')
    .select(({ fn }) => fn.max('newer.number').as('number'))
    .whereRef('newer.sailing_id', '=', 'publications.sailing_id')
    .where('newer.data', 'is not', null);

/** The sailings of the club that have a version to read, the latest first, with the state of the newest. */
export const sailingsWithVersions = (db: Db, club: number) =>
  db
    .selectFrom('publications')
    .innerJoin('sailings', 'sailings.id', 'publications.sailing_id')
    .select(['sailings.id', 'sailings.name', 'sailings.start_date', 'publications.state'])
    .where('sailings.club_id', '=', club)
    .where('sailings.status', '!=', 'unpublished')
    .where('publications.data', 'is not', null)
    .where('publications.number', '=', newestOf)
    .orderBy('sailings.start_date', 'desc')
    .orderBy('sailings.id', 'desc')
    .execute();

/** The series of the club that have a version to read, the one that was published last first. */
export const seriesWithVersions = (db: Db, club: number) =>
  db
    .selectFrom('publications')
    .innerJoin('series', 'series.id', 'publications.serie_id')
    .select(['series.id', 'series.name'])
    .select(({ fn }) => fn.max('publications.made_at').as('made_at'))
    .where('series.club_id', '=', club)
    .where('series.is_published', '=', 1)
    .where('publications.data', 'is not', null)
    .groupBy(['series.id', 'series.name'])
    .orderBy('made_at', 'desc')
    .execute();

/** What a thing of the club is called now; undefined where there is none that members see. */
export async function openName(
  db: Db,
  club: number,
  subject: { sailing: number } | { serie: number },
): Promise<string | undefined> {
  const row =
    'sailing' in subject
      ? await db
          .selectFrom('sailings')
          .select('name')
          .where('id', '=', subject.sailing)
          .where('club_id', '=', club)
          .where('status', '!=', 'unpublished')
          .executeTakeFirst()
      : await db
          .selectFrom('series')
          .select('name')
          .where('id', '=', subject.serie)
          .where('club_id', '=', club)
          .where('is_published', '=', 1)
          .executeTakeFirst();
  return row?.name;
}

/** The newest versions of those of the sailings whose results anybody may read. */
export async function publicResults(db: Db, ids: readonly number[]): Promise<{ id: number; data: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('publications')
    .innerJoin('sailings', 'sailings.id', 'publications.sailing_id')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .select(['sailings.id', 'publications.data'])
    .where('sailings.id', 'in', [...ids])
    .where('clubs.publish', '!=', 'off')
    .where('publications.number', '=', newestOf)
    .execute();
  return rows.flatMap(({ id, data }) => (data === null ? [] : [{ id, data }]));
}

/** Where clubs stand: the number of what they publish, and of all of theirs together with it. */
export async function publicMoments(
  db: Db,
  clubs: readonly number[],
): Promise<Map<number, { published: number; changed: number }>> {
  const rows = await db
    .selectFrom('clubs')
    .select(['id', 'counter', 'publish_stamp'])
    .where('id', 'in', [...clubs])
    .execute();
  return new Map(
    rows.map(({ id, counter, publish_stamp: published }) => [id, { published, changed: counter + published }]),
  );
}

interface Days {
  today: string;
  /** After midnight a race belongs to the evening before. */
  yesterday: string;
  limit: number;
}

/** The sailings of this evening and the last that members see, the first to start first. */
export const sailingsTonight = (db: Db, club: number, { today, yesterday, limit }: Days) =>
  db
    .selectFrom('sailings')
    .select(['id', 'status', 'start_date'])
    .where('club_id', '=', club)
    .where(({ or, and, eb }) =>
      or([
        and([eb('start_date', '=', today), eb('status', 'in', ['upcoming', 'ongoing', 'finished'])]),
        and([eb('start_date', '=', yesterday), eb('status', 'in', ['ongoing', 'finished'])]),
      ]),
    )
    .orderBy('start_date')
    .orderBy(({ fn, val }) => fn.coalesce('start_time', val('')))
    .orderBy('id')
    .limit(limit)
    .execute();

/** The boats of a sailing as anybody may read them before they have a result: no people. */
export const boatsTonight = (db: Db, sailing: number) =>
  db
    .selectFrom('competitors')
    .select(['id', 'sail_number', 'boat_name', 'start_group_id', 'start_at'])
    .where('sailing_id', '=', sailing)
    .where('is_unmatched', '=', 0)
    .execute();
