import type { Generated, Insertable, Selectable, Updateable } from 'kysely';

/**
 * What the columns of both databases hold. Instants are ISO-8601 text in UTC ("2026-06-04T16:30:00.000Z"), dates and
 * times of day are text in Swedish local time, flags are 0 or 1, decimals and durations are exact integers with the
 * unit in the name.
 */
export type Flag = 0 | 1;
export type Instant = string;

export interface Stamped {
  id: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface Versioned extends Stamped {
  version: number;
}

/** What people have sent in, as it is served: each content once, under its SHA-256. */
export interface FilesTable {
  /** 64 hexadecimal digits. */
  hash: string;
  mime: string;
  data: Buffer;
  /** When it was last sent in: the sweep leaves what is fresh. */
  kept_at: Instant;
}

export interface CoursesTable extends Versioned {
  club_id: number;
  name: string;
  description: Generated<string>;
  length_nm_hundredths: number | null;
  map_hash: string | null;
  /** JSON array of the marks (`CourseMark` of the contract). */
  marks: Generated<string>;
  is_active: Generated<Flag>;
}

/** How much of a limit is spent, counted by all nodes together. */
export interface RateLimitsTable {
  key: string;
  spent: number;
  resets_at: Instant;
}

export type CourseRecord = Selectable<CoursesTable>;
export type NewCourse = Insertable<CoursesTable>;
export type CourseChanges = Updateable<CoursesTable>;
