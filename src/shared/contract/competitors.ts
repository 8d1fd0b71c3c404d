import type { OwnReport, Presence, ReportSupport } from './presence';
import type { Id, Versioned, WireDatetime, WireDecimal, WireDuration, WireDate } from './common';

export const RATING_TYPES = ['srs', 'srs_no_flying', 'srs_shorthanded', 'srs_shorthanded_no_flying', 'custom'] as const;
export type RatingType = (typeof RATING_TYPES)[number];

/** RRS A10. */
const RRS_CODES = [
  'DNC',
  'DNS',
  'OCS',
  'ZFP',
  'UFD',
  'BFD',
  'SCP',
  'NSC',
  'DNF',
  'RET',
  'DSQ',
  'DNE',
  'RDG',
  'DPI',
] as const;
/**
 * Codes that clubs use besides those of the rules: TLE for a boat that finishes after the time limit that the first
 * boat set off, and DUTY for one whose crew is on duty ashore (it scores its average).
 */
const LOCAL_CODES = ['TLE', 'DUTY'] as const;
export const SCORE_CODES = [...RRS_CODES, ...LOCAL_CODES] as const;
export type ScoreCode = (typeof SCORE_CODES)[number];

/**
 * Which time was recorded at the finish: the clock, or the elapsed time. The other one follows from it and the start.
 */
export const RECORDED = ['finish', 'elapsed'] as const;
export type Recorded = (typeof RECORDED)[number];

export const REDRESS_AVERAGES = ['all_others', 'before'] as const;
/** RRS A9 (a) and (b). */
export type RedressAverage = (typeof REDRESS_AVERAGES)[number];

export type EntryStatus = 'registered' | 'preliminary' | 'verified';

export interface Competitor extends Versioned {
  sailing: Id;
  /** The start group; null when ungrouped. No other field records the group. */
  start_group: Id | null;
  /** Somebody has said which group, or that there is none: with `auto_group` too the boat stays there. */
  group_chosen: boolean;
  race_class: Id | null;
  sailor: Id | null;
  boat: Id | null;
  /** Empty while the club has not been told. */
  skipper_name: string;
  crew_names: string;
  crew_count: number;
  sail_number: string;
  boat_name: string;
  boat_model: Id | null;
  /** Of `boat_model`; without one, the type as it was written. */
  boat_model_name: string | null;
  club_name: string;
  /** Full-crew, flying-sails SRS copied at entry: what start groups go by. */
  base_rating: WireDecimal | null;
  rating_type: RatingType;
  /** The number that scores, copied at entry. */
  rating: WireDecimal | null;
  /** null for everybody but the sailor and the organising club; left out of frames. */
  email?: string | null;
  /** Of the list that the organising club has read in; null for everybody else, and left out of frames. */
  phone?: string | null;
  /**
   * Public pages do not name the helm, or only by first name and initial: for boats without a sailor. null for everybody
   * but the organising club; left out of frames.
   */
  hide_name?: boolean | null;
  is_minor?: boolean | null;
  has_account: boolean;
  start: WireDatetime | null;
  effective_start: WireDatetime | null;
  finish_time: WireDatetime | null;
  elapsed_time: WireDuration | null;
  corrected_time: WireDuration | null;
  score_code: ScoreCode | null;
  score_points: WireDecimal | null;
  /** SCP, ZFP: null = 20 % of the score for DNF. */
  score_percent: number | null;
  /** SCP, ZFP: how many such penalties. */
  score_times: number;
  /** RDG without `score_points`. */
  redress: RedressAverage | null;
  recorded: Recorded | null;
  /** The sub-results that the competitor takes part in ("Dam", "Veteran"). */
  categories: string[];
  /** True for a number seen at the finish that is on no entry list. It is not scored until it has been matched. */
  is_unmatched: boolean;
  position: number | null;
  points: WireDecimal | null;
  approved: boolean;
  status: EntryStatus;
  status_label: string;
  reported_by: 'club' | 'sailor' | null;
  presence: Presence | null;
  presence_at: WireDatetime | null;
  /** When the sailor reported their own finish, in milliseconds: the tap where there was one. Null: they have not. */
  reported_at: WireDatetime | null;
  report_uncertainty_ms: number | null;
  /** The boats that the sailor saw finish ahead of their own, and behind it. */
  report_before: Id | null;
  report_after: Id | null;
  report_note: string;
  /** The report came after the sailing's deadline. */
  is_late: boolean;
  /** Of a boat with a report, in reads alone: it depends on other boats. */
  report_support?: ReportSupport;
}

/** The fields that a club account may write; all but `sailing` are optional. */
export interface CompetitorPayload {
  sailing: Id;
  /** Left out: by `auto_group` of the sailing. Null chooses no group. */
  start_group?: Id | null;
  race_class?: Id | null;
  sailor?: Id | null;
  boat?: Id | null;
  skipper_name?: string;
  crew_names?: string;
  crew_count?: number;
  sail_number?: string;
  boat_name?: string;
  boat_model?: Id | null;
  /** A type that is not in the table, at most 100 characters; left alone where there is a `boat_model`. */
  boat_model_name?: string | null;
  club_name?: string;
  base_rating?: WireDecimal | null;
  rating_type?: RatingType;
  rating?: WireDecimal | null;
  /** Also a time of day (`WireTime`), on the sailing's date. */
  start?: WireDatetime | null;
  approved?: boolean;
  categories?: string[];
  is_unmatched?: boolean;
  /** Also of a sailing whose result is verified. */
  hide_name?: boolean;
  is_minor?: boolean;
  /** Enters the boat although another one of the sailing has its sail number; without it that is refused. */
  anyway?: boolean;
}

/** The fields recorded at the finish. Omitted keys keep their values; null clears. */
export interface FinishPayload {
  elapsed_time?: WireDuration | null;
  finish_time?: WireDatetime | null;
  score_code?: ScoreCode | null;
  score_points?: WireDecimal | null;
  score_percent?: number | null;
  score_times?: number;
  redress?: RedressAverage | null;
}

/** As above; a sailor may tell more of their own finish. */
export type ReportPayload = FinishPayload & OwnReport;

/**
 * A finish of a known competitor, or of a sail number. A number that no competitor of the sailing has creates an
 * unmatched competitor.
 */
export type FinishEntry = FinishPayload & {
  /** Writes a finish that is in the future or before the boat's start; without it that is refused. */
  anyway?: boolean;
} & ({ competitor: Id; version?: number } | { sail_number: string });

export interface FinishesPayload {
  finishes: FinishEntry[];
}

/** Moves the time and the code of a competitor to this one, and deletes it where it is unmatched. */
export interface MatchPayload {
  competitor: Id;
}

/** The times and codes of two competitors change places. */
export interface SwapPayload {
  with: Id;
}

/** Creates an account for the sailor of an entry, who chooses a password by a link in a mail. */
export interface CreateAccountPayload {
  email: string;
}

export interface CompetitorMove {
  competitor: Id;
  start_group: Id | null;
  /** The move is refused with 409 unless the row is still at this version. Undo and replayed moves send it. */
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
  elapsedTime: (id: Id) => `/api/competitors/${id}/update-elapsed-time/`,
  /** Entries in the club's sailings that await approval; readable by the club's own account. */
  waiting: (club: Id | string) => `/api/clubs/${club}/waiting-entries/`,
  createAccount: (id: Id) => `/api/competitors/${id}/create-account/`,
  match: (id: Id) => `/api/competitors/${id}/match/`,
  swap: (id: Id) => `/api/competitors/${id}/swap/`,
  finishes: (sailing: Id) => `/api/sailings/${sailing}/finishes/`,
  move: (sailing: Id) => `/api/sailings/${sailing}/move-competitors/`,
} as const;

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
