import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';

interface MomentRow {
  /** Rises with the number of any club. */
  number: number;
  epoch: string;
  clubs: number;
  sailors: number;
  own_entry: number | null;
}

/**
 * What the start page depends on besides the day: every club's rows, and how many clubs and sailors there are, which
 * take no number.
 */
export const platformMoments = prepared<{ sailor: number | null }, MomentRow>((db, value) =>
  db
    .selectFrom('meta')
    .select('meta.value as epoch')
    .select(({ selectFrom, fn, lit }) => [
      fn
        .coalesce(
          selectFrom('clubs').select((eb) => eb.fn.sum<number>(eb('counter', '+', eb.ref('publish_stamp'))).as('sum')),
          lit(0),
        )
        .as('number'),
      fn
        .coalesce(
          selectFrom('clubs').select((eb) => eb.fn.countAll<number>().as('count')),
          lit(0),
        )
        .as('clubs'),
      fn
        .coalesce(
          selectFrom('sailors').select((eb) => eb.fn.countAll<number>().as('count')),
          lit(0),
        )
        .as('sailors'),
      selectFrom('competitors').select('id').where('sailor_id', '=', value('sailor')).limit(1).as('own_entry'),
    ])
    .where('meta.key', '=', 'epoch'),
);

type Db = Kysely<Database>;

export async function countSailors(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sailors')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countPublishedSailings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sailings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '!=', 'unpublished')
    .executeTakeFirstOrThrow();
  return count;
}
