import type { Id, WireDatetime } from './common';

/** What a sailor or the club says of where a boat is. */
export const PRESENCES = ['on_water', 'ashore'] as const;
export type Presence = (typeof PRESENCES)[number];

/**
 * How far a sailor's own report is confirmed: by nobody else, by what others reported or saw, or by the club.
 */
export const REPORT_SUPPORTS = ['own', 'supported', 'club'] as const;
export type ReportSupport = (typeof REPORT_SUPPORTS)[number];

export interface PresencePayload {
  presence: Presence | null;
  /** When it was said, for one that was kept while there was no network; an older one changes nothing. */
  at?: WireDatetime;
}

/** What a sailor reports of their own finish, beside the time and the code. */
export interface OwnReport {
  /** The tap at the line, in milliseconds. The clock at the finish follows from it unless a time is sent too. */
  at?: WireDatetime;
  uncertainty_ms?: number | null;
  /** The boat that finished ahead of the sailor's own. */
  before?: Id | null;
  /** The boat that finished behind it. */
  after?: Id | null;
  /** Why they retire, for instance. */
  note?: string;
}

export interface ConfirmReportsPayload {
  competitors: Id[] | 'supported';
}

/** A boat that is not known to be ashore. */
export interface HeadcountRow {
  competitor: Id;
  /** Everybody aboard, the skipper among them. */
  people: number;
  /** It has finished or retired, but nobody has said that it is ashore. */
  is_home: boolean;
  /** The last that is known of it: a tap, a finish. */
  seen_at: WireDatetime | null;
  /** Of its sailor, where the club may read it, else of the list that the club has read in. */
  phone: string | null;
}

export interface Headcount {
  boats_out: number;
  people_out: number;
  rows: HeadcountRow[];
}

export const presencePaths = {
  presence: (competitor: Id) => `/api/competitors/${competitor}/presence/`,
  headcount: (sailing: Id) => `/api/sailings/${sailing}/headcount/`,
  confirm: (sailing: Id) => `/api/sailings/${sailing}/confirm-reports/`,
} as const;
