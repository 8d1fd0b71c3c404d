import type { Generated, Insertable, Selectable } from 'kysely';
import type { Instant } from './schemaFiles';

/** The address of an account's own calendar, at most one each. */
export interface CalendarLinksTable {
  id: Generated<number>;
  user_id: number;
  /** One more with each address that takes the place of another. */
  number: number;
  /** SHA-256 of the end of the address. */
  token_hash: string;
  made_at: Instant;
}

/** Sailings that were deleted or withdrawn after everybody could see them: calendars show them as cancelled. */
export interface CalendarRemovalsTable {
  id: Generated<number>;
  sailing_id: number;
  club_id: number;
  serie_id: number | null;
  name: string;
  start_date: string;
  /** null: the sailing had no time of day. */
  first_start: Instant | null;
  last_start: Instant | null;
  /** Above the version that the sailing had, and below the one that it gets if it comes back. */
  sequence: number;
  removed_at: Instant;
}

/** Who was entered there and has a calendar of their own. */
export interface CalendarRemovalSailorsTable {
  removal_id: number;
  sailor_id: number;
}

export type CalendarLinkRecord = Selectable<CalendarLinksTable>;
export type NewCalendarRemoval = Insertable<CalendarRemovalsTable>;
