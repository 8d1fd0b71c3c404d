import type { Competitor, EntryStatus, ScoreCode } from './competitors';
import type { Id, Versioned, WireDate, WireDatetime, WireDecimal, WireDuration, WireTime } from './common';
import type { RaceClass } from './raceClasses';
import type { ResultMethod } from './resultMethods';
import type { StartGroup } from './startGroups';

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
  result_method: ResultMethod;
  course: Id | null;
  registration_open: boolean;
  registration_deadline: WireDatetime | null;
  registration_scope: RegistrationScope;
  self_reporting: boolean;
  entry_approval: boolean;
  competitor_count: number;
  /** For the asking sailor; left out of frames. */
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
}

/** What a club account may write. `club` is set at creation only. */
export interface SailingPayload {
  club?: Id;
  serie?: Id | null;
  name: string;
  description?: string;
  status?: SailingStatus;
  is_finished?: boolean;
  verified_result?: boolean;
  start_date: WireDate;
  start_time?: WireTime | null;
  start_type?: StartType;
  result_method?: ResultMethod;
  registration_open?: boolean;
  registration_deadline?: WireDatetime | null;
  registration_scope?: RegistrationScope;
  self_reporting?: boolean;
  entry_approval?: boolean;
}

export const sailingPaths = {
  list: '/api/sailings/',
  ofClub: (club: Id | string) => `/api/sailings/?club=${club}`,
  one: (id: Id) => `/api/sailings/${id}/`,
} as const;

/** The club's number at the time of a GET of live rows, in decimal. */
export const CLUB_VERSION_HEADER = 'X-Club-Version';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
