import type { Id, Versioned, WireDatetime, WireDecimal, WireDuration } from './common';

export const RATING_TYPES = ['srs', 'srs_no_flying', 'srs_shorthanded', 'srs_shorthanded_no_flying', 'custom'] as const;
export type RatingType = (typeof RATING_TYPES)[number];

export const SCORE_CODES = ['DNC', 'DNS', 'OCS', 'ZFP', 'UFD', 'BFD', 'SCP', 'NSC', 'DNF', 'RET', 'DSQ', 'DNE', 'RDG', 'DPI'] as const;
export type ScoreCode = (typeof SCORE_CODES)[number];

export type EntryStatus = 'registered' | 'preliminary' | 'verified';

export interface Competitor extends Versioned {
  sailing: Id;
  /** null = ungrouped. The only record of where the boat stands. */
  start_group: Id | null;
  race_class: Id | null;
  sailor: Id | null;
  boat: Id | null;
  skipper_name: string;
  crew_names: string;
  crew_count: number;
  sail_number: string;
  boat_name: string;
  boat_model: Id | null;
  boat_model_name: string | null;
  club_name: string;
  /** Full-crew, flying-sails SRS copied at entry: what start groups go by. */
  base_rating: WireDecimal | null;
  rating_type: RatingType;
  /** The number that scores, copied at entry. */
  rating: WireDecimal | null;
  /** null for everybody but the sailor and the own club; left out of frames. */
  email?: string | null;
  has_account: boolean;
  start: WireDatetime | null;
  effective_start: WireDatetime | null;
  finish_time: WireDatetime | null;
  elapsed_time: WireDuration | null;
  corrected_time: WireDuration | null;
  score_code: ScoreCode | null;
  score_points: WireDecimal | null;
  position: number | null;
  points: WireDecimal | null;
  approved: boolean;
  status: EntryStatus;
  status_label: string;
  reported_by: 'club' | 'sailor' | null;
}

/** What a club account may write; all but `sailing` may be left out. */
export interface CompetitorPayload {
  sailing: Id;
  start_group?: Id | null;
  sailor?: Id | null;
  boat?: Id | null;
  skipper_name?: string;
  crew_names?: string;
  crew_count?: number;
  sail_number?: string;
  boat_name?: string;
  boat_model?: Id | null;
  club_name?: string;
  base_rating?: WireDecimal | null;
  rating_type?: RatingType;
  rating?: WireDecimal | null;
  /** Also a time of day (`WireTime`), on the sailing's date. */
  start?: WireDatetime | null;
  approved?: boolean;
}

export interface CompetitorMove {
  competitor: Id;
  start_group: Id | null;
  /** Move only if the row is still at this version, else 409: sent by undo and by the replay of a queued move. */
  version?: number;
}

export interface MovePayload {
  moves: CompetitorMove[];
}

export interface MoveAnswer {
  competitors: Competitor[];
}

export const competitorPaths = {
  list: '/api/competitors/',
  one: (id: Id) => `/api/competitors/${id}/`,
  move: (sailing: Id) => `/api/sailings/${sailing}/move-competitors/`,
} as const;
