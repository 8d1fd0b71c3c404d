import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/**
 * Where the finished sailings of a club stand. Each change of a sailing, or below it, takes a new number, so as long as
 * there are as many with the same latest number they are what they were.
 */
export const finishedMoments = prepared<
  { club: number },
  { number: number; under: string; finished: number | string; latest: number | null }
>((db, value) =>
  db
    .selectFrom('clubs')
    .leftJoin('sailings', (join) =>
      join.onRef('sailings.club_id', '=', 'clubs.id').on('sailings.status', '=', 'finished'),
    )
    .select(({ fn, selectFrom }) => [
      'clubs.counter as number',
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('under'),
      fn.count<number | string>('sailings.id').as('finished'),
      fn.max('sailings.version').as('latest'),
    ])
    .where('clubs.id', '=', value('club'))
    .groupBy(['clubs.id', 'clubs.counter']),
);

/** Sailings of a club from a day to another, both included. */
export interface Span {
  club: number;
  from: string;
  to: string;
}

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

const finishedIn = (db: Db, { club, from, to }: Span) =>
  db
    .selectFrom('sailings')
    .where('sailings.club_id', '=', club)
    .where('sailings.status', '=', 'finished')
    .where('sailings.start_date', '>=', from)
    .where('sailings.start_date', '<=', to);

/** Finished sailings, in the order sailed. */
export const sailingsIn = (db: Db, span: Span) =>
  finishedIn(db, span)
    .select(['sailings.id', 'sailings.name', 'sailings.start_date'])
    .orderBy('sailings.start_date')
    .orderBy(({ fn, val }) => fn.coalesce('sailings.start_time', val('')))
    .orderBy('sailings.id')
    .execute();

/** Boats in finished sailings that have a time or a code. */
export const entriesIn = (db: Db, span: Span) =>
  finishedIn(db, span)
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

/** What was written down of the wind in finished sailings, and what was taken back there. */
export const windActsIn = (db: Db, span: Span) =>
  finishedIn(db, span)
    .innerJoin('start_log', 'start_log.sailing_id', 'sailings.id')
    .selectAll('start_log')
    .where('start_log.kind', 'in', ['wind', 'undone'])
    .execute();
