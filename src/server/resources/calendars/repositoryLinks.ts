import type { Kysely } from 'kysely';
import { prepared } from '../../db/prepared';
import type { CalendarLinkRecord } from '../../db/schemaCalendars';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** Makes a link for the account, or puts it in the place of the one that it has. */
export const putLink = (
  db: Db,
  link: Pick<CalendarLinkRecord, 'user_id' | 'token_hash' | 'made_at'>,
): Promise<CalendarLinkRecord> =>
  db
    .insertInto('calendar_links')
    .values({ ...link, number: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        number: eb('calendar_links.number', '+', 1),
        token_hash: link.token_hash,
        made_at: link.made_at,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function keepCalendarHash(db: Db, id: number, token_hash: string): Promise<void> {
  await db.updateTable('calendar_links').set({ token_hash }).where('id', '=', id).execute();
}

interface OwnMoment {
  sailor: number;
  /** Rises with the number of any club. */
  number: number;
  epoch: string;
  /** Clubs are named in the calendar, and their names take no number. */
  clubs: string;
}

/** Whose calendar the hash of a token opens, and what it depends on. Accounts that are switched off have none. */
export const ownMoments = prepared<{ hash: string }, OwnMoment>((db, value) =>
  db
    .selectFrom('calendar_links')
    .innerJoin('users', 'users.id', 'calendar_links.user_id')
    .innerJoin('sailors', 'sailors.user_id', 'users.id')
    .select('sailors.id as sailor')
    .select(({ selectFrom, fn, lit, val }) => [
      fn
        .coalesce(
          selectFrom('clubs').select((eb) => eb.fn.sum<number>('counter').as('sum')),
          lit(0),
        )
        .as('number'),
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('epoch'),
      fn
        .coalesce(
          selectFrom('clubs').select((eb) => eb.fn.max('clubs.updated_at').as('latest')),
          val(''),
        )
        .as('clubs'),
    ])
    .where('calendar_links.token_hash', '=', value('hash'))
    .where('users.is_active', '=', 1),
);
