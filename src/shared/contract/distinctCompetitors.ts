import type { RatingType } from './competitors';
import type { Id, WireDate, WireDecimal } from './common';

/** A boat and its helm as the club last entered them; new entries are filled from it. */
export interface DistinctCompetitor {
  /** The latest entry. */
  id: Id;
  sailor: Id | null;
  boat: Id | null;
  skipper_name: string;
  crew_names: string;
  sail_number: string;
  boat_name: string;
  boat_model: Id | null;
  boat_model_name: string | null;
  rating: WireDecimal | null;
  rating_type: RatingType;
  last_sailing: { id: Id; name: string; start_date: WireDate };
  times_entered: number;
}

/** `sailing_id` leaves out those that are entered in that sailing. */
export const distinctCompetitorsPath = (club: Id | string): string => `/api/clubs/${club}/distinct-competitors/`;
