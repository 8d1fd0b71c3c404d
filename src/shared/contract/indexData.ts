import type { ClubRef } from './clubs';
import type { SailingSummary } from './sailings';

export interface IndexClub extends ClubRef {
  logo: string | null;
}

/**
 * What the start page shows, also to somebody who has not logged in: published sailings, at most ten of each kind, and
 * no personal names.
 */
export interface IndexData {
  /** From today on, the next one first. */
  upcoming_sailings: SailingSummary[];
  /** The latest first. */
  ongoing_sailings: SailingSummary[];
  /** The latest first. */
  recent_results: SailingSummary[];
  clubs: IndexClub[];
  counts: { clubs: number; sailors: number; sailings: number };
}

export const indexDataPaths = { data: '/api/index-data/' } as const;
