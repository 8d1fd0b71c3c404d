import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';

/** What the finish sheet needs of a boat; one that is on no list has little more than its number. */
export type FinishCompetitor = Pick<
  Competitor,
  | 'sail_number'
  | 'boat_name'
  | 'skipper_name'
  | 'start_group'
  | 'race_class'
  | 'start'
  | 'rating'
  | 'finish_time'
  | 'elapsed_time'
  | 'score_code'
  | 'score_points'
  | 'score_percent'
  | 'score_times'
  | 'redress'
  | 'recorded'
  | 'is_unmatched'
  | 'reported_by'
>;

export interface FinishRow {
  key: string;
  /** Temporary while its entry waits; null: it is on no list, and the server does not know it yet. */
  id: Id | null;
  boat: FinishCompetitor;
  /** When it starts, in milliseconds. */
  start: number | null;
  /** Its number is not within the limits of its group. */
  isOutside?: boolean;
  /** Written down here, and not confirmed by the server. */
  isPending: boolean;
  /** As above, and waiting for the connection. */
  isWaiting: boolean;
}

/** The rows of a finish sheet while own changes are laid over them, in the order they were made. */
export interface FinishSheet {
  /** By their keys. */
  rows: Map<string, FinishRow>;
  /** When a boat starts, in milliseconds. */
  startOf: (boat: FinishCompetitor) => number | null;
  /** The first of all own changes has no answer, so the others wait behind it. */
  isWaiting: boolean;
}
