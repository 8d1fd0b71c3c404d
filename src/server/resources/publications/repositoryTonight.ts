import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

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
