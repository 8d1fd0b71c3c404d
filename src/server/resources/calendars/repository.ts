import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { NewCalendarRemoval } from '../../db/schemaCalendars';

type Db = Kysely<Database>;

/** Whose calendar it is. */
export type CalendarOf = { club: number } | { serie: number } | { sailor: number };

/** The sailings of the calendar that everybody may see, from the date on, with what their club and serie are called. */
export const sailingsIn = (db: Db, of: CalendarOf, from: string) =>
  db
    .selectFrom('sailings')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .leftJoin('series', (join) => join.onRef('series.id', '=', 'sailings.serie_id').on('series.is_published', '=', 1))
    .select([
      'sailings.id',
      'sailings.name',
      'sailings.status',
      'sailings.start_date',
      'sailings.start_time',
      'sailings.custom_start_datetime',
      'sailings.version',
      'sailings.updated_at',
      'clubs.slug as club_slug',
      'clubs.name as club_name',
      'clubs.city as club_city',
      'series.name as serie_name',
    ])
    .where('sailings.status', '!=', 'unpublished')
    .where('sailings.start_date', '>=', from)
    .where(({ eb, selectFrom }) => {
      if ('club' in of) return eb('sailings.club_id', '=', of.club);
      if ('serie' in of) return eb('sailings.serie_id', '=', of.serie);
      return eb('sailings.id', 'in', selectFrom('competitors').select('sailing_id').where('sailor_id', '=', of.sailor));
    })
    .orderBy('sailings.start_date')
    .orderBy('sailings.id')
    .execute();

/** The sailor's own boats, at most one in a sailing. */
export const boatsOf = (db: Db, sailor: number) =>
  db
    .selectFrom('competitors')
    .select(['sailing_id', 'sail_number', 'boat_name', 'approved'])
    .where('sailor_id', '=', sailor)
    .execute();

export const startsIn = async (db: Db, sailings: readonly number[]) =>
  sailings.length === 0
    ? []
    : db
        .selectFrom('start_groups')
        .select(['sailing_id', 'start_time', 'custom_start_datetime'])
        .where('sailing_id', 'in', sailings)
        .execute();

/** What was taken away from the calendar, and has its date still before it, or on `today`. */
export const removalsIn = (db: Db, of: CalendarOf, today: string) =>
  db
    .selectFrom('calendar_removals')
    .innerJoin('clubs', 'clubs.id', 'calendar_removals.club_id')
    .selectAll('calendar_removals')
    .select(['clubs.slug as club_slug', 'clubs.name as club_name', 'clubs.city as club_city'])
    .where('start_date', '>=', today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sailings')
            .select('sailings.id')
            .whereRef('sailings.id', '=', 'calendar_removals.sailing_id')
            .where('sailings.status', '!=', 'unpublished'),
        ),
      ),
    )
    .where(({ eb, selectFrom }) => {
      if ('club' in of) return eb('calendar_removals.club_id', '=', of.club);
      if ('serie' in of) return eb('calendar_removals.serie_id', '=', of.serie);
      const entered = selectFrom('calendar_removal_sailors').select('removal_id').where('sailor_id', '=', of.sailor);
      return eb('calendar_removals.id', 'in', entered);
    })
    .orderBy('start_date')
    .orderBy('sailing_id')
    .execute();

/** Writes down what goes away, and which of those who are entered have a calendar of their own. */
export async function insertRemoval(db: Db, removal: NewCalendarRemoval): Promise<void> {
  await db.deleteFrom('calendar_removals').where('sailing_id', '=', removal.sailing_id).execute();
  await db.insertInto('calendar_removals').values(removal).execute();
  await db
    .insertInto('calendar_removal_sailors')
    .columns(['removal_id', 'sailor_id'])
    .expression((eb) =>
      eb
        .selectFrom('calendar_removals')
        .innerJoin('competitors', 'competitors.sailing_id', 'calendar_removals.sailing_id')
        .innerJoin('sailors', 'sailors.id', 'competitors.sailor_id')
        .innerJoin('calendar_links', 'calendar_links.user_id', 'sailors.user_id')
        .select(['calendar_removals.id', 'sailors.id as sailor_id'])
        .where('calendar_removals.sailing_id', '=', removal.sailing_id)
        .distinct(),
    )
    .execute();
}

/** The name that this installation keeps wherever it moves. */
export async function installationId(db: Db): Promise<string> {
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'installation')
    .executeTakeFirstOrThrow();
  return value;
}
