import type { ClubRef } from './clubs';
import type { Id, WireDate, WireDatetime, WireTime } from './common';
import type { ResultList, ResultRow, SailingStatus, SerieRef } from './sailings';
import type { SeriesRow } from './series';
import type { ClassFlag } from './startGroups';
import type { MadeBy } from './startLog';

export const PUBLICATION_STATES = ['preliminary', 'final'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** One version of a result, or of standings, as it was made public. */
export interface Publication {
  /**
   * From 1; a number is never used again.
   * @asType integer
   */
  number: number;
  state: PublicationState;
  made_at: WireDatetime;
  /** Null for everybody but the officials of the club, and where the server published by itself. */
  made_by: MadeBy | null;
  note: string;
  /** What differs from the version before, boat by boat: "SWE 57 DSQ". */
  changes: string[];
}

export interface PublicationPayload {
  state: PublicationState;
  note?: string;
}

/** A row of a published result: as a result row, without what is not public. */
export interface PublishedResultRow extends Pick<
  ResultRow,
  | 'competitor'
  | 'position'
  | 'tied'
  | 'sail_number'
  | 'boat_name'
  | 'boat_model_name'
  | 'club_name'
  | 'rating'
  | 'start'
  | 'finish_time'
  | 'elapsed_time'
  | 'corrected_time'
  | 'behind'
  | 'score_code'
  | 'points'
> {
  race_class: string | null;
  start_group: string | null;
}

/** The people aboard, as the rules of the club and their own wishes let them be named when the page is read. */
export interface PublicPeople {
  skipper_name: string;
  crew_names: string;
}

/** A row of published standings: as a row of a series, without what is not public. */
export interface PublishedSerieRow extends Pick<
  SeriesRow,
  | 'position'
  | 'tied'
  | 'sail_number'
  | 'boat_name'
  | 'club_name'
  | 'race_class'
  | 'scores'
  | 'total_points'
  | 'net_points'
  | 'is_preliminary'
> {
  /** The boat's latest entry in the series. */
  competitor: Id;
  /** Its rank after each of the counted races, in their order; null before its class had a race. */
  ranks: (number | null)[];
}

export interface PublishedStart {
  /** Null: the sailing has one start for all. */
  group: string | null;
  class_flag: ClassFlag | null;
  start: WireDatetime | null;
}

/** A sailing as it was when its result was published. */
export interface PublishedSailing {
  id: Id;
  name: string;
  status: SailingStatus;
  serie: SerieRef | null;
  start_date: WireDate;
  start_time: WireTime | null;
  /** The list that counts. */
  counts: ResultList | 'elapsed';
  course_name: string | null;
  /** Of the start log; null where nobody has noted it. */
  wind: { direction: number | null; speed: number | null } | null;
  starts: PublishedStart[];
}

/** A race of a series as it was when the standings were published. */
export interface PublishedRace {
  sailing: Id;
  name: string;
  start_date: WireDate;
  status: SailingStatus;
}

export interface PublishedSerie {
  id: Id;
  name: string;
  description: string;
  /** In the order sailed, as the scores of a row. */
  races: PublishedRace[];
  /** The sailings of `ranks`. */
  counted: Id[];
}

interface PublicDocument {
  /**
   * Rises when something is taken away or means something else.
   * @asType integer
   */
  format: 1;
  state: PublicationState;
  /** @asType integer */
  version: number;
  made_at: WireDatetime;
  note: string;
  changes: string[];
  club: ClubRef;
}

/** `GET /r/{club}/segling/{id}-{slug}.json` */
export interface PublicSailing extends PublicDocument {
  sailing: PublishedSailing;
  rows: (PublishedResultRow & PublicPeople)[];
}

/** `GET /r/{club}/serie/{id}-{slug}.json` */
export interface PublicSerie extends PublicDocument {
  serie: PublishedSerie;
  rows: (PublishedSerieRow & Pick<PublicPeople, 'skipper_name'>)[];
}

export const publicationPaths = {
  ofSailing: (id: Id) => `/api/sailings/${id}/publications/`,
  ofSailingOne: (id: Id, number: number) => `/api/sailings/${id}/publications/${number}/`,
  ofSerie: (id: Id) => `/api/series/${id}/publications/`,
  ofSerieOne: (id: Id, number: number) => `/api/series/${id}/publications/${number}/`,
} as const;
