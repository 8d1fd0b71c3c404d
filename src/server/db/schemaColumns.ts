import type { Generated } from 'kysely';

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
