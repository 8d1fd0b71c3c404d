import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

export interface EarlierThan {
  clubId: number;
  /** Only of this serie, where there is one. */
  serieId: number | null;
  /** Left out: the latest of all. */
  start?: { start_date: string; start_time: string | null };
  /** Whether boats must have been entered. */
  withBoats: boolean;
}

/** The latest sailing with start groups that starts before another; a cancelled one is none. */
export async function latestWithGroups(
  db: Db,
  { clubId, serieId, start, withBoats }: EarlierThan,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('sailings')
    .select('sailings.id')
    .where('club_id', '=', clubId)
    .where('status', '!=', 'cancelled')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('start_groups').select('start_groups.id').whereRef('sailing_id', '=', 'sailings.id')),
    )
    .$if(serieId !== null, (query) => query.where('serie_id', '=', serieId))
    .$if(withBoats, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('competitors')
            .select('competitors.id')
            .whereRef('sailing_id', '=', 'sailings.id')
            .where('approved', '=', 1)
            .where('is_unmatched', '=', 0),
        ),
      ),
    )
    .$if(start !== undefined, (query) =>
      query.where(({ or, and, eb, fn, val }) =>
        or([
          eb('start_date', '<', start?.start_date ?? ''),
          and([
            eb('start_date', '=', start?.start_date ?? ''),
            eb(fn.coalesce('start_time', val('')), '<', start?.start_time ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('start_date', 'desc')
    .orderBy(({ fn, val }) => fn.coalesce('start_time', val('')), 'desc')
    .orderBy('sailings.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
