import type { Kysely } from 'kysely';
import { modelName } from '../../db/modelName';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

const sailings = (db: Db) =>
  db.selectFrom('sailings').select(['id', 'club_id', 'serie_id', 'version', 'status']).orderBy('id');

/** The sailings that took one of the club's numbers after this one: their own change, or one below them. */
export const sailingsChangedSince = (db: Db, clubId: number, after: number) =>
  sailings(db).where('club_id', '=', clubId).where('version', '>', after).execute();

export type ChangedSailing = Awaited<ReturnType<typeof sailingsChangedSince>>[number];

export const sailingsIn = (db: Db, serieId: number): Promise<ChangedSailing[]> =>
  sailings(db).where('serie_id', '=', serieId).execute();

/** The series that did, or that one of these sailings belongs to. */
export const seriesChangedSince = (db: Db, clubId: number, after: number, ofSailings: number[]) =>
  db
    .selectFrom('series')
    .selectAll()
    .where('club_id', '=', clubId)
    .where(({ or, eb }) =>
      or([eb('version', '>', after), ...(ofSailings.length === 0 ? [] : [eb('id', 'in', ofSailings)])]),
    )
    .orderBy('id')
    .execute();

export type ChangedSerie = Awaited<ReturnType<typeof seriesChangedSince>>[number];

/** Who is entered in the published sailings of a serie that are not cancelled, and nothing of how they did. */
export function entrantsOf(db: Kysely<Database>, serieId: number) {
  return db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .leftJoin('boat_models', 'boat_models.id', 'competitors.boat_model_id')
    .select([
      'competitors.id',
      'competitors.sailing_id as sailing',
      'competitors.boat_id as boat',
      'competitors.sailor_id as sailor',
      'competitors.sail_number as sailNumber',
      'competitors.boat_name as boatName',
      'competitors.skipper_name as skipperName',
      modelName.as('boatModelName'),
    ])
    .where('sailings.serie_id', '=', serieId)
    .where('sailings.status', 'not in', ['unpublished', 'cancelled'])
    .where('competitors.is_unmatched', '=', 0)
    .orderBy('competitors.id')
    .execute();
}
