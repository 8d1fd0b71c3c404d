import type { Competitor } from './competitors';
import type { Id, Versioned, WireDatetime, WireDecimal, WireTime } from './common';

/** A start group as it travels in frames and lives in the store: without its competitors. */
export interface StartGroupRow extends Versioned {
  sailing: Id;
  name: string;
  start_time: WireTime | null;
  /** Beats start_time: another day, or a postponed start. */
  custom_start_datetime: WireDatetime | null;
  /** SRS interval, both ends included. */
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
  order: number;
  effective_start: WireDatetime | null;
  competitor_count: number;
}

export interface StartGroup extends StartGroupRow {
  competitors: Competitor[];
}

export interface StartGroupPayload {
  sailing: Id;
  name: string;
  start_time: WireTime | null;
  custom_start_datetime: WireDatetime | null;
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
  order: number;
}

export const startGroupPaths = {
  list: '/api/start-groups/',
  one: (id: Id) => `/api/start-groups/${id}/`,
} as const;
