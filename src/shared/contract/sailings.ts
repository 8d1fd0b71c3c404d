import type { ClubRef } from './clubs';
import type { Competitor, EntryStatus, RedressAverage, ScoreCode } from './competitors';
import type { Id, Versioned, WireDate, WireDatetime, WireDecimal, WireDuration, WireTime } from './common';
import type { RaceClass, ResultMethod } from './raceClasses';
import type { SequenceStep } from './startSequences';
import type { PrepFlag, PursuitBasis, PursuitRounding, RecallOrder, StartGroup, StartState } from './startGroups';

export const SAILING_STATUSES = ['unpublished', 'upcoming', 'ongoing', 'finished', 'cancelled'] as const;
export type SailingStatus = (typeof SAILING_STATUSES)[number];

export const START_TYPES = ['common', 'groups', 'individual'] as const;
export type StartType = (typeof START_TYPES)[number];

export const REGISTRATION_SCOPES = ['open', 'club'] as const;
export type RegistrationScope = (typeof REGISTRATION_SCOPES)[number];

export interface SerieRef {
  id: Id;
  name: string;
}

/** A sailing as it travels in lists and frames and lives in the store: without the rows below it. */
export interface SailingRow extends Versioned {
  club: Id;
  serie: SerieRef | null;
  name: string;
  description: string;
  status: SailingStatus;
  status_label: string;
  is_finished: boolean;
  verified_result: boolean;
  start_date: WireDate;
  start_time: WireTime | null;
  start_type: StartType;
  /** The key of the sequence of signals before a start, "5-4-1-0". */
  start_sequence: string;
  /** The sailing's own copy of that sequence: what its club changes later reaches only what is yet to come. */
  start_steps: SequenceStep[];
  /** Between the starts of two groups. */
  start_interval: WireDuration;
  recall_order: RecallOrder;
  /** Boats go by themselves into the start group that fits their number, until it has started. */
  auto_group: boolean;
  /** Of a sailing without groups, as for a group: from the start log. */
  start_state: StartState;
  attempt: number;
  prep_flag: PrepFlag;
  custom_start_datetime: WireDatetime | null;
  planned_start: WireDatetime | null;
  planned_prep: PrepFlag | null;
  result_method: ResultMethod;
  course: Id | null;
  registration_open: boolean;
  registration_deadline: WireDatetime | null;
  registration_scope: RegistrationScope;
  self_reporting: boolean;
  /** After the last boat is home: later reports are marked as late. Null: never. */
  report_deadline_minutes: number | null;
  entry_approval: boolean;
  /** In a series: how many times the race's points count. */
  race_weight: number;
  /** In a series: the race cannot be discarded. */
  must_count: boolean;
  /** The plan that gave the start times of a pursuit race; null when they were set by hand or it is no pursuit race. */
  pursuit: PursuitPlan | null;
  verified_at: WireDatetime | null;
  competitor_count: number;
  /** The value for the sailor who makes the request; left out of frames. */
  reg_status?: EntryStatus | null;
  /** Left out of frames. */
  can_edit?: boolean;
}

export interface Sailing extends SailingRow {
  competitors: Competitor[];
  start_groups: StartGroup[];
  ungrouped_competitors: Competitor[];
  race_classes: RaceClass[];
  results: ResultRow[];
}

export interface ResultRow {
  competitor: Id;
  position: number | null;
  tied: boolean;
  race_class: { id: Id; name: string } | null;
  start_group: Id | null;
  sail_number: string;
  boat_name: string;
  boat_model_name: string | null;
  skipper_name: string;
  crew_names: string;
  club_name: string;
  rating: WireDecimal | null;
  start: WireDatetime | null;
  finish_time: WireDatetime | null;
  elapsed_time: WireDuration | null;
  corrected_time: WireDuration | null;
  behind: WireDuration | null;
  score_code: ScoreCode | null;
  points: WireDecimal | null;
  status: EntryStatus;
  status_label: string;
  categories: string[];
  /** Swedish sentences: how place and points came about, with the rule. */
  why: string[];
}

/** A sailing named in passing. */
export interface SailingSummary {
  id: Id;
  name: string;
  club: ClubRef;
  serie: SerieRef | null;
  status: SailingStatus;
  status_label: string;
  is_finished: boolean;
  verified_result: boolean;
  start_date: WireDate;
  start_time: WireTime | null;
  competitor_count: number;
  reg_status: EntryStatus | null;
}

/** A pursuit start: who starts when, and what happens when the wind was another than planned. */
export interface PursuitPlan {
  basis: PursuitBasis;
  reference_rating: WireDecimal;
  rounding: PursuitRounding;
  /** The reference boat's start. */
  first_start: WireTime;
  /**
   * First over the line wins, unless the winner's sailed time misses the planned one by more than this; null: always.
   */
  recalculate_percent: number | null;
}

/** Rounding is to the whole second, and nothing is recalculated, where the body leaves them out. */
export type PursuitPayload = Omit<PursuitPlan, 'rounding' | 'recalculate_percent'> &
  Partial<Pick<PursuitPlan, 'rounding' | 'recalculate_percent'>>;

/** Which of the two lists of a pursuit: as they crossed the line, or corrected. Left out: the one that counts. */
export const RESULT_LISTS = ['finish_order', 'corrected'] as const;
export type ResultList = (typeof RESULT_LISTS)[number];

export interface ResultsQuery {
  list?: ResultList;
  /** Only boats of this sub-result, placed among themselves. */
  category?: string;
}

/** `GET /api/sailings/{id}/results/` */
export interface SailingResults {
  sailing: Id;
  /** The list that is shown, and the one that counts. */
  list: ResultList | 'elapsed';
  counts: ResultList | 'elapsed';
  /** Why that list counts, or why the race is not scored; in Swedish. */
  why: string[];
  categories: string[];
  results: ResultRow[];
}

export const LOGGED_ACTIONS = ['result', 'match', 'start', 'verified', 'unlocked'] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

/** One change of a result: who, when, before and after. Only the organising club may read it. */
export interface ResultLogEntry {
  id: Id;
  sailing: Id;
  action: LoggedAction;
  /** null: the sailing as a whole. */
  competitor: Id | null;
  /** The boat as it was called then. */
  label: string;
  by: string;
  at: WireDatetime;
  before: FinishState | null;
  after: FinishState | null;
  /** True while the change is the latest of its rows and has not been undone. */
  can_undo: boolean;
  undone: boolean;
}

/** The competitors that an undo changed or restored. A competitor that it deleted is announced by push. */
export interface UndoneAnswer {
  competitors: Competitor[];
}

export interface FinishState {
  finish_time: WireDatetime | null;
  elapsed_time: WireDuration | null;
  score_code: ScoreCode | null;
  score_points: WireDecimal | null;
  score_percent: number | null;
  score_times: number;
  redress: RedressAverage | null;
}

/** What is missing in a sailing that is to be finished. */
export interface Unfinished {
  /** Boats with neither time nor code. */
  no_time: Id[];
  /** Observations that belong to no boat. */
  loose: string[];
  /** Boats with a time but without the rating that their corrected time needs. */
  no_rating: Id[];
  /** Boats that the start log names as over the line, without a code: OCS, unless they came back. */
  over_line: Id[];
}

/** The answer 400 to a request that finishes such a sailing without `anyway`. */
export interface UnfinishedAnswer {
  unfinished: Unfinished;
}

/** The fields that a club account may write. `club` is set at creation only. */
export interface SailingPayload {
  club?: Id;
  serie?: Id | null;
  name: string;
  description?: string;
  status?: SailingStatus;
  is_finished?: boolean;
  /** Where the start changes and groups or boats have starts of their own: whether these move as much. */
  move_groups?: boolean;
  /** Finishes the sailing although something is missing: without it that is refused with `unfinished`. */
  anyway?: boolean;
  verified_result?: boolean;
  /** Why a verified result is unlocked: stands in the result log. */
  reason?: string;
  start_date: WireDate;
  start_time?: WireTime | null;
  start_type?: StartType;
  /** A key of `start_sequences` of the club. */
  start_sequence?: string;
  start_interval?: WireDuration;
  recall_order?: RecallOrder;
  /** True where it is left out. */
  auto_group?: boolean;
  result_method?: ResultMethod;
  course?: Id | null;
  registration_open?: boolean;
  registration_deadline?: WireDatetime | null;
  registration_scope?: RegistrationScope;
  self_reporting?: boolean;
  report_deadline_minutes?: number | null;
  entry_approval?: boolean;
  race_weight?: number;
  must_count?: boolean;
}

export const sailingPaths = {
  list: '/api/sailings/',
  ofClub: (club: Id | string) => `/api/sailings/?club=${club}`,
  one: (id: Id) => `/api/sailings/${id}/`,
  copy: (id: Id) => `/api/sailings/${id}/copy/`,
  results: (id: Id) => `/api/sailings/${id}/results/`,
  pursuit: (id: Id) => `/api/sailings/${id}/pursuit-starts/`,
  log: (id: Id) => `/api/sailings/${id}/result-log/`,
  undo: (id: Id, entry: Id) => `/api/sailings/${id}/result-log/${entry}/undo/`,
} as const;

/** The club's number at the time of a GET of live rows, in decimal. */
export const CLUB_VERSION_HEADER = 'X-Club-Version';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** `"1046"`: change the row only while it is at this version, else 409. */
export const VERSION_HEADER = 'If-Match';
