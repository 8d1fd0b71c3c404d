import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/**
 * Where the finished sailings of a club, and its series, stand. Each change of one, or below it, takes a new number, so
 * as long as there are as many with the same latest number they are what they were.
 */
export const finishedMoments = prepared<
  { club: number },
  {
    number: number;
    epoch: string;
    finished: number | string;
    latest: number | null;
    series: number | string;
    latest_serie: number | null;
  }
>((db, value) =>
  db
    .selectFrom('clubs')
    .leftJoin('sailings', (join) =>
      join.onRef('sailings.club_id', '=', 'clubs.id').on('sailings.status', '=', 'finished'),
    )
    .select(({ fn, selectFrom }) => [
      'clubs.counter as number',
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('epoch'),
      fn.count<number | string>('sailings.id').as('finished'),
      fn.max('sailings.version').as('latest'),
      selectFrom('series')
        .select(({ fn: { countAll } }) => countAll<number | string>().as('series'))
        .whereRef('series.club_id', '=', 'clubs.id')
        .$asScalar()
        .$notNull()
        .as('series'),
      selectFrom('series')
        .select((serie) => serie.fn.max('series.version').as('latest'))
        .whereRef('series.club_id', '=', 'clubs.id')
        .as('latest_serie'),
    ])
    .where('clubs.id', '=', value('club'))
    .groupBy(['clubs.id', 'clubs.counter']),
);

/** Sailings of a club from a day to another, both included; or on a course. */
export type Sailed = { club: number; from: string; to: string } | { course: number };

/** The years in which the club has finished a sailing, the latest first. */
export async function yearsOf(db: Db, club: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sailings')
    .select(({ fn, val }) => fn<string>('substr', ['start_date', val(1), val(4)]).as('year'))
    .distinct()
    .where('club_id', '=', club)
    .where('status', '=', 'finished')
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => Number(year));
}

function finishedIn(db: Db, wanted: Sailed) {
  const finished = db.selectFrom('sailings').where('sailings.status', '=', 'finished');
  if ('course' in wanted) return finished.where('sailings.course_id', '=', wanted.course);
  return finished
    .where('sailings.club_id', '=', wanted.club)
    .where('sailings.start_date', '>=', wanted.from)
    .where('sailings.start_date', '<=', wanted.to);
}

/** Finished sailings, in the order sailed. */
export const sailingsIn = (db: Db, wanted: Sailed) =>
  finishedIn(db, wanted)
    .select(['sailings.id', 'sailings.name', 'sailings.start_date'])
    .orderBy('sailings.start_date')
    .orderBy(({ fn, val }) => fn.coalesce('sailings.start_time', val('')))
    .orderBy('sailings.id')
    .execute();

/** Boats in finished sailings that have a time or a code. */
export const entriesIn = (db: Db, wanted: Sailed) =>
  finishedIn(db, wanted)
    .innerJoin('competitors', 'competitors.sailing_id', 'sailings.id')
    .leftJoin('boat_models', 'boat_models.id', 'competitors.boat_model_id')
    .leftJoin('race_classes', 'race_classes.id', 'competitors.race_class_id')
    .select([
      'competitors.id',
      'competitors.sailing_id',
      'competitors.sailor_id',
      'competitors.boat_id',
      'competitors.skipper_name',
      'competitors.crew_count',
      'competitors.sail_number',
      'competitors.boat_name',
      'competitors.rating_thousandths',
      'competitors.elapsed_s',
      'competitors.finish_at',
      'competitors.score_code',
      'boat_models.name as boat_model_name',
      'race_classes.name as class_name',
    ])
    .where('competitors.is_unmatched', '=', 0)
    .where(({ or, eb }) =>
      or([
        eb('competitors.elapsed_s', 'is not', null),
        eb('competitors.finish_at', 'is not', null),
        eb('competitors.score_code', 'is not', null),
      ]),
    )
    .orderBy('competitors.id')
    .execute();

/** What was written down of wind and course in finished sailings, and what was taken back there. */
export const actsIn = (db: Db, wanted: Sailed) =>
  finishedIn(db, wanted)
    .innerJoin('start_log', 'start_log.sailing_id', 'sailings.id')
    .selectAll('start_log')
    .where('start_log.kind', 'in', ['wind', 'shortened', 'course_changed', 'undone'])
    .execute();

/** An entry in a finished sailing, and what its place there depends on. */
const finishedEntries = (db: Db) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .leftJoin('series', 'series.id', 'sailings.serie_id')
    .leftJoin('boat_models', 'boat_models.id', 'competitors.boat_model_id')
    .select([
      'competitors.id',
      'competitors.boat_id',
      'competitors.sailor_id',
      'competitors.skipper_name',
      'competitors.sail_number',
      'competitors.boat_name',
      'competitors.rating_thousandths',
      'competitors.elapsed_s',
      'competitors.finish_at',
      'competitors.score_code',
      'boat_models.name as boat_model_name',
      'clubs.slug as club',
      'sailings.id as sailing_id',
      'sailings.name',
      'sailings.start_date',
      'sailings.version as sailing_version',
      'sailings.serie_id',
      'series.version as serie_version',
      'series.rules as serie_rules',
    ])
    .where('sailings.status', '=', 'finished')
    .where('competitors.is_unmatched', '=', 0)
    .orderBy('sailings.start_date')
    .orderBy(({ fn, val }) => fn.coalesce('sailings.start_time', val('')))
    .orderBy('sailings.id')
    .orderBy('competitors.id');

/** The sailor's, in any club, in the order sailed. */
export const finishedOfSailor = (db: Db, sailor: number) =>
  finishedEntries(db).where('competitors.sailor_id', '=', sailor).execute();

/** Those of a club that may be the boat: of its id, or with one of these sail numbers. In the order sailed. */
export const finishedOfBoat = (
  db: Db,
  { club, boat, sailNumbers }: { club: number; boat: number | null; sailNumbers: readonly string[] },
) =>
  finishedEntries(db)
    .where('sailings.club_id', '=', club)
    .where(({ or, eb }) =>
      or([
        ...(boat === null ? [] : [eb('competitors.boat_id', '=', boat)]),
        eb('competitors.sail_number', 'in', sailNumbers),
      ]),
    )
    .execute();

export type FinishedEntry = Awaited<ReturnType<typeof finishedOfSailor>>[number];

/** The clubs that the sailor has been entered in, by id. */
export const clubsOfSailor = (db: Db, sailor: number) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .select('sailings.club_id')
    .distinct()
    .where('competitors.sailor_id', '=', sailor)
    .orderBy('sailings.club_id')
    .execute();
