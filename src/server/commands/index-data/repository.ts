import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

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
