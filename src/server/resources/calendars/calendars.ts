import type { Kysely } from 'kysely';
import { plannedGroupStart, plannedSailingStart } from '../../../shared/domain/effectiveStart';
import { localDateOf, storedInstant } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { SailingView } from '../sailings/access';
import { boatsOf, insertRemoval, removalsIn, sailingsIn, startsIn, type CalendarOf } from './repository';

type Db = Kysely<Database>;

/** One sailing in a calendar. */
export interface CalendarEntry {
  sailing: number;
  name: string;
  club: { slug: string; name: string; city: string };
  serie: string | null;
  date: string;
  /** In milliseconds since 1970; null: no time of day is known. */
  firstStart: number | null;
  lastStart: number | null;
  /** Rises with every change. */
  sequence: number;
  changedAt: string;
  isCancelled: boolean;
  /** It is there no more, and so is its page. */
  isGone: boolean;
  /** In somebody's own calendar: their boat, and whether the club has approved the entry. */
  own: { boat: string; isApproved: boolean } | null;
}

type SailingStart = Parameters<typeof plannedSailingStart>[0];
type GroupStart = Parameters<typeof plannedGroupStart>[0];

/** When the first group starts, and the last; a sailing without groups has one start. What is put off keeps its plan. */
function plannedStarts(sailing: SailingStart, groups: readonly GroupStart[]): [number, number] | [null, null] {
  const all =
    groups.length === 0 ? [plannedSailingStart(sailing)] : groups.map((group) => plannedGroupStart(group, sailing));
  const known = all.filter((start) => start !== null);
  return known.length === 0 ? [null, null] : [Math.min(...known), Math.max(...known)];
}

/** The first day of last year: what is older has left the calendars. */
const firstDay = (now: Date): string => `${Number(localDateOf(now.getTime()).slice(0, 4)) - 1}-01-01`;

const clubOf = (row: { club_slug: string; club_name: string; club_city: string }): CalendarEntry['club'] => ({
  slug: row.club_slug,
  name: row.club_name,
  city: row.club_city,
});

async function standing(db: Db, of: CalendarOf, now: Date): Promise<CalendarEntry[]> {
  const sailings = await sailingsIn(db, of, firstDay(now));
  const groups = await startsIn(
    db,
    sailings.map(({ id }) => id),
  );
  const boats = new Map('sailor' in of ? (await boatsOf(db, of.sailor)).map((boat) => [boat.sailing_id, boat]) : []);
  return sailings.map((sailing) => {
    const [firstStart, lastStart] = plannedStarts(
      sailing,
      groups.filter(({ sailing_id }) => sailing_id === sailing.id),
    );
    const boat = boats.get(sailing.id);
    return {
      sailing: sailing.id,
      name: sailing.name,
      club: clubOf(sailing),
      serie: sailing.serie_name,
      date: sailing.start_date,
      firstStart,
      lastStart,
      sequence: sailing.version,
      changedAt: sailing.updated_at,
      isCancelled: sailing.status === 'cancelled',
      isGone: false,
      own: boat ? { boat: `${boat.sail_number} ${boat.boat_name}`.trim(), isApproved: boat.approved === 1 } : null,
    };
  });
}

const instantOf = (stored: string | null): number | null => (stored === null ? null : Date.parse(stored));

async function removed(db: Db, of: CalendarOf, now: Date): Promise<CalendarEntry[]> {
  const removals = await removalsIn(db, of, localDateOf(now.getTime()));
  return removals.map((removal) => ({
    sailing: removal.sailing_id,
    name: removal.name,
    club: clubOf(removal),
    serie: null,
    date: removal.start_date,
    firstStart: instantOf(removal.first_start),
    lastStart: instantOf(removal.last_start),
    sequence: removal.sequence,
    changedAt: removal.removed_at,
    isCancelled: true,
    isGone: true,
    own: null,
  }));
}

/**
 * What stands in the calendar: published sailings of this year and last year and all that are to come, and until their
 * date has passed those that were taken away.
 */
export async function readCalendar(db: Db, of: CalendarOf, now: Date): Promise<CalendarEntry[]> {
  return [...(await standing(db, of, now)), ...(await removed(db, of, now))];
}

/**
 * Lets calendars say that a sailing is off which is about to be deleted or withdrawn: the event log forgets it. What
 * nobody could see, or is over, needs no word.
 */
export async function noteRemoval({ tx, now }: Work, sailing: SailingView): Promise<void> {
  if (sailing.status === 'unpublished' || sailing.start_date < localDateOf(Date.parse(now))) return;
  const [first, last] = plannedStarts(sailing, await startsIn(tx, [sailing.id]));
  await insertRemoval(tx, {
    sailing_id: sailing.id,
    club_id: sailing.club_id,
    serie_id: sailing.serie_id,
    name: sailing.name,
    start_date: sailing.start_date,
    first_start: first === null ? null : storedInstant(first),
    last_start: last === null ? null : storedInstant(last),
    sequence: sailing.version + 1,
    removed_at: now,
  });
}
