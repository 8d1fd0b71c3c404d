import { SCORE_CODES, type ScoreCode } from '../../contract/competitors';

export interface CodeFacts {
  /** True when the code replaces the place: crossing the line then gives none. */
  replacesFinish: boolean;
  /** A5.3: every boat but one that is DNC. A boat on duty ashore did not come to race. */
  cameToStart: boolean;
  /** Counts towards the least number of starters (a local rule), and is a starter of the high-point systems. */
  isStarter: boolean;
  /** 90.3(a): a boat that crossed and was disqualified or retired afterwards did sail the course and finish in time. */
  sailedTheCourse: boolean;
  /** 90.3(b): false for DNE. */
  mayBeDiscarded: boolean;
}

const finished: CodeFacts = {
  replacesFinish: false,
  cameToStart: true,
  isStarter: true,
  sailedTheCourse: true,
  mayBeDiscarded: true,
};
const unplaced: CodeFacts = { ...finished, replacesFinish: true, sailedTheCourse: false };
const unstarted: CodeFacts = { ...unplaced, isStarter: false };
const ashore: CodeFacts = { ...unstarted, cameToStart: false };

const FACTS: Record<ScoreCode, CodeFacts> = {
  DNC: ashore,
  DNS: unstarted,
  OCS: unplaced,
  ZFP: finished,
  UFD: unplaced,
  BFD: unplaced,
  SCP: finished,
  NSC: unplaced,
  DNF: unplaced,
  RET: { ...unplaced, sailedTheCourse: true },
  DSQ: { ...unplaced, sailedTheCourse: true },
  DNE: { ...unplaced, sailedTheCourse: true, mayBeDiscarded: false },
  RDG: finished,
  DPI: finished,
  TLE: unplaced,
  DUTY: ashore,
};

/** The meaning of a score code for the scoring (RRS A10, or local); null is a boat that finished without a code. */
export const codeFacts = (code: ScoreCode | null): CodeFacts => (code === null ? finished : FACTS[code]);

/** Codes whose points a series may set by a formula: those that replace a place. */
export const FORMULA_CODES: readonly ScoreCode[] = SCORE_CODES.filter((code) => FACTS[code].replacesFinish);

/** The order of codes in a results list after the finishers, local codes included. */
export const CODE_ORDER: readonly ScoreCode[] = [
  'RDG',
  'TLE',
  'DNF',
  'RET',
  'NSC',
  'OCS',
  'UFD',
  'BFD',
  'DSQ',
  'DNE',
  'DNS',
  'DUTY',
  'DNC',
];
