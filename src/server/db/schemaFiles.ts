import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { Flag, Instant, Versioned } from './schemaColumns';

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
