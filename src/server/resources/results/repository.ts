import type { Kysely } from 'kysely';
import { modelName } from '../../db/modelName';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** Which races: those of a series, or one alone. */
export type RacesWanted = { serieId: number } | { sailingId: number };

const condition = (wanted: RacesWanted) =>
  'serieId' in wanted ? (['sailings.serie_id', wanted.serieId] as const) : (['sailings.id', wanted.sailingId] as const);

/** In the order sailed. The engines disagree on where null stands, so a race without a time of day comes first. */
export function sailingsOf(db: Db, wanted: RacesWanted) {
  const [column, id] = condition(wanted);
  return db
    .selectFrom('sailings')
    .selectAll('sailings')
    .where(column, '=', id)
    .orderBy('start_date')
    .orderBy(({ fn, val }) => fn.coalesce('start_time', val('')))
    .orderBy('sailings.id')
    .execute();
}

export type RaceRecord = Awaited<ReturnType<typeof sailingsOf>>[number];

export function classesOf(db: Db, wanted: RacesWanted) {
  const [column, id] = condition(wanted);
  return db
    .selectFrom('race_classes')
    .innerJoin('sailings', 'sailings.id', 'race_classes.sailing_id')
    .selectAll('race_classes')
    .where(column, '=', id)
    .orderBy('race_classes.id')
    .execute();
}

export function groupsOf(db: Db, wanted: RacesWanted) {
  const [column, id] = condition(wanted);
  return db
    .selectFrom('start_groups')
    .innerJoin('sailings', 'sailings.id', 'start_groups.sailing_id')
    .selectAll('start_groups')
    .where(column, '=', id)
    .execute();
}

/** Everything of the entries that results and standings show. */
export function entriesOf(db: Db, wanted: RacesWanted) {
  const [column, id] = condition(wanted);
  return db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .leftJoin('boat_models', 'boat_models.id', 'competitors.boat_model_id')
    .select([
      'competitors.id',
      'competitors.sailing_id',
      'competitors.start_group_id',
      'competitors.race_class_id',
      'competitors.sailor_id',
      'competitors.boat_id',
      'competitors.skipper_name',
      'competitors.crew_names',
      'competitors.sail_number',
      'competitors.boat_name',
      'competitors.club_name',
      'competitors.rating_thousandths',
      'competitors.start_at',
      'competitors.finish_at',
      'competitors.elapsed_s',
      'competitors.score_code',
      'competitors.score_points_tenths',
      'competitors.score_percent',
      'competitors.score_times',
      'competitors.redress',
      'competitors.categories',
      'competitors.is_unmatched',
      'competitors.approved',
      'competitors.reported_by',
      modelName.as('boat_model_name'),
    ])
    .where(column, '=', id)
    .orderBy('competitors.id')
    .execute();
}

export type EntryRecord = Awaited<ReturnType<typeof entriesOf>>[number];

export const serieOf = (db: Db, id: number) =>
  db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();

/** In the order that they were made. */
export const mergesOf = (db: Db, serieId: number) =>
  db.selectFrom('serie_merges').selectAll().where('serie_id', '=', serieId).orderBy('id').execute();
