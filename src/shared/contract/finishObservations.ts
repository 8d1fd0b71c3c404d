import type { FieldErrors, Id, WireDatetime } from './common';
import type { Competitor } from './competitors';
import type { MadeBy } from './startLog';

/** The list that counts, and the one that somebody else writes beside it. */
export const OBSERVATION_LISTS = ['main', 'reserve'] as const;
export type ObservationList = (typeof OBSERVATION_LISTS)[number];

/** A boat crossed the line: written down before it is known which. The uuid is its key. */
export interface ObservationPayload {
  /** @format uuid */
  id: string;
  /** When, by the server's clock, in milliseconds; as corrected by hand since. */
  at: WireDatetime;
  /** As the device stamped it. */
  raw_at: WireDatetime;
  /** How far `raw_at` may be from the server's clock; null: not known. */
  uncertainty_ms: number | null;
  device: string;
  list: ObservationList;
  /** null: not known yet. */
  competitor: Id | null;
  /** As it was read, where no competitor is chosen. */
  sail_number: string;
  /** The order counts, not the time. */
  order_only: boolean;
  note: string;
  undone: boolean;
  /** Writes the finish although it is in the future, before the start or otherwise doubtful. */
  anyway?: boolean;
}

/** Left out: as it was. */
export type ObservationChanges = Partial<
  Pick<ObservationPayload, 'at' | 'list' | 'competitor' | 'sail_number' | 'note' | 'undone' | 'anyway'>
>;

export interface Observation extends Omit<ObservationPayload, 'anyway'> {
  sailing: Id;
  made_by: MadeBy;
  made_at: WireDatetime;
  /** @asType integer */
  version: number;
}

export const DOUBT_KINDS = [
  'future',
  'before_start',
  'no_start',
  'very_long',
  'already',
  'double',
  'ambiguous',
] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** A boat that a sail number can mean. */
export interface Candidate {
  competitor: Id;
  sail_number: string;
  boat_name: string;
}

/** A reason to look again at what was written down, in Swedish; nothing was refused. */
export interface Doubt {
  /** The observation, where it came as one. */
  observation?: string;
  competitor: Id | null;
  kind: DoubtKind;
  text: string;
  /** With `ambiguous`. */
  candidates?: Candidate[];
}

/** The answer to `finishes`. */
export interface FinishesAnswer {
  /** In the order of the finishes. */
  competitors: Competitor[];
  doubts: Doubt[];
}

/** What is wrong with a finish whose sail number fits several boats. */
export interface AmbiguousFinish {
  sail_number: string[];
  candidates: Candidate[];
}

/** The body of a 400 from `finishes`: errors by the index of the finish. */
export interface FinishesErrors {
  finishes: Record<string, FieldErrors | AmbiguousFinish>;
}

export interface ObservationsPayload {
  observations: ObservationPayload[];
}

export interface ObservationsList {
  observations: Observation[];
}

/** The competitors are those whose finish was written or taken back. */
export interface ObservationsAnswer extends ObservationsList {
  doubts: Doubt[];
  competitors: Competitor[];
}

export const finishObservationPaths = {
  list: (sailing: Id) => `/api/sailings/${sailing}/finish-observations/`,
  one: (sailing: Id, id: string) => `/api/sailings/${sailing}/finish-observations/${id}/`,
} as const;
