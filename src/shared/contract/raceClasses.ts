import type { Id, Versioned, WireDecimal } from './common';

export const RESULT_METHODS = ['corrected', 'elapsed', 'finish_order'] as const;
/** How the boats of a sailing, or of one of its classes, are compared. */
export type ResultMethod = (typeof RESULT_METHODS)[number];

export const RACE_CLASS_KINDS = ['srs', 'one_design', 'open'] as const;
export type RaceClassKind = (typeof RACE_CLASS_KINDS)[number];

export interface RaceClass extends Versioned {
  sailing: Id;
  name: string;
  kind: RaceClassKind;
  boat_model: Id | null;
  min_rating: WireDecimal | null;
  max_rating: WireDecimal | null;
  result_method: ResultMethod | null;
  order: number;
  competitor_count: number;
}

export interface RaceClassPayload {
  sailing: Id;
  name: string;
  kind?: RaceClassKind;
  boat_model?: Id | null;
  min_rating?: WireDecimal | null;
  max_rating?: WireDecimal | null;
  result_method?: ResultMethod | null;
  order?: number;
}

export const raceClassPaths = {
  list: '/api/race-classes/',
  one: (id: Id) => `/api/race-classes/${id}/`,
} as const;
