import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

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
      'boat_models.name as boatModelName',
    ])
    .where('sailings.serie_id', '=', serieId)
    .where('sailings.status', 'not in', ['unpublished', 'cancelled'])
    .where('competitors.is_unmatched', '=', 0)
    .orderBy('competitors.id')
    .execute();
}
