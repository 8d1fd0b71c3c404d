import type { RaceResult, ScoringRules } from './types';

/** The rules of a series that states none: the Racing Rules of Sailing 2025-2028 unchanged, with final places. */
export const BOOK_RULES: ScoringRules = {
  edition: '2025-2028',
  places: 'final',
  system: 'low_point',
  discards: { count: 1 },
  dncRule: 'entries_plus_1',
  codePoints: {},
  quotas: [],
  mustCount: [],
  minStarters: 1,
  weights: [],
  entries: null,
};

/** A boat of which nothing has been recorded. */
export const NO_RESULT: RaceResult = {
  place: null,
  code: null,
  crossed: null,
  percent: null,
  times: 1,
  penaltyTenths: null,
  pointsTenths: null,
  average: null,
};
