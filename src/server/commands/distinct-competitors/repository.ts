import type { Kysely } from 'kysely';
import { modelName } from '../../db/modelName';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** Every entry of the club's sailings, the first sailed first; not the numbers that nobody knew at the finish. */
export const entriesOfClub = (db: Db, clubId: number) =>
  db
    .selectFrom('competitors')
    .innerJoin('sailings', 'sailings.id', 'competitors.sailing_id')
    .leftJoin('boat_models', 'boat_models.id', 'competitors.boat_model_id')
    .select([
      'competitors.id',
      'competitors.sailing_id',
      'competitors.sailor_id',
      'competitors.boat_id',
      'competitors.skipper_name',
      'competitors.crew_names',
      'competitors.sail_number',
      'competitors.boat_name',
      'competitors.boat_model_id',
      'competitors.rating_thousandths',
      'competitors.rating_type',
      modelName.as('boat_model_name'),
      'sailings.name as sailing_name',
      'sailings.start_date',
    ])
    .where('sailings.club_id', '=', clubId)
    .where('competitors.is_unmatched', '=', 0)
    .orderBy('sailings.start_date')
    .orderBy('sailings.id')
    .orderBy('competitors.id')
    .execute();

export type ClubEntry = Awaited<ReturnType<typeof entriesOfClub>>[number];

export const clubOfSailing = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('sailings').select('club_id').where('id', '=', id).executeTakeFirst())?.club_id;
