import type { Kysely } from 'kysely';
import type { Database, SailingRecord, StartGroupRecord } from '../../db/schema';

type Db = Kysely<Database>;

/**
 * Upcoming sailings that may have started: those until `date`, and those with a group or a boat that starts at another
 * moment, until `instant`.
 */
export async function upcomingUntil(db: Db, date: string, instant: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sailings')
    .select('id')
    .where('status', '=', 'upcoming')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('start_date', '<=', date),
        exists(
          selectFrom('start_groups')
            .select('start_groups.id')
            .whereRef('start_groups.sailing_id', '=', 'sailings.id')
            .where('custom_start_datetime', '<=', instant),
        ),
        exists(
          selectFrom('competitors')
            .select('competitors.id')
            .whereRef('competitors.sailing_id', '=', 'sailings.id')
            .where('start_at', '<=', instant),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the club with the start sequence that are yet to come, and have no act in their start log. */
export async function sailingsToStart(db: Db, clubId: number, sequence: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sailings')
    .select('id')
    .where('club_id', '=', clubId)
    .where('start_sequence', '=', sequence)
    .where('status', 'in', ['unpublished', 'upcoming'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('start_log').select('start_log.id').whereRef('start_log.sailing_id', '=', 'sailings.id'))),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface Starts {
  sailing: SailingRecord;
  groups: StartGroupRecord[];
  /** The starts that boats have of their own. */
  own: string[];
  hasUngrouped: boolean;
}

/** Everything that a start of the sailing is derived from; undefined when it is gone. */
export async function startsOf(db: Db, id: number): Promise<Starts | undefined> {
  const sailing = await db.selectFrom('sailings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!sailing) return undefined;
  const groups = await db.selectFrom('start_groups').selectAll().where('sailing_id', '=', id).execute();
  const boats = await db
    .selectFrom('competitors')
    .select(['start_at', 'start_group_id'])
    .where('sailing_id', '=', id)
    .execute();
  return {
    sailing,
    groups,
    own: boats.flatMap(({ start_at }) => start_at ?? []),
    hasUngrouped: boats.some(({ start_at, start_group_id }) => start_at === null && start_group_id === null),
  };
}
