import type { WireDecimal } from '../contract/common';
import type { RedressAverage, ScoreCode } from '../contract/competitors';

/** The codes that sailors may report for themselves; only the club gives the others. */
export const SAILOR_CODES = ['DNS', 'DNF', 'RET', 'DNC'] as const satisfies readonly ScoreCode[];

/** A score code with the details that belong to it. */
export interface ScoreDetails {
  score_code: ScoreCode | null;
  score_points: WireDecimal | null;
  score_percent: number | null;
  score_times: number;
  redress: RedressAverage | null;
}

export const NO_CODE: ScoreDetails = {
  score_code: null,
  score_points: null,
  score_percent: null,
  score_times: 1,
  redress: null,
};

export type ScoreChange = { [K in keyof ScoreDetails]?: ScoreDetails[K] | undefined };

type Detail = Exclude<keyof ScoreDetails, 'score_code'>;

/**
 * RDG and DPI are given points, SCP and ZFP take a share of the score for DNF, redress may be an average (RRS 44.3(c),
 * A9, A10).
 */
const DETAILS: Partial<Record<ScoreCode, readonly Detail[]>> = {
  RDG: ['score_points', 'redress'],
  DPI: ['score_points'],
  SCP: ['score_percent', 'score_times'],
  ZFP: ['score_percent', 'score_times'],
};

/**
 * The details after `change` is applied to `held`. Omitted keys keep their values, but a detail survives only with the
 * code that it was given for, and details that the code does not use are dropped. Given points beat an average.
 */
export function scoreAfter(held: ScoreDetails, change: ScoreChange): ScoreDetails {
  const code = change.score_code === undefined ? held.score_code : change.score_code;
  const before = code === held.score_code ? held : NO_CODE;
  const asked = { ...before, ...definedOf(change) };
  const uses = (detail: Detail) => code !== null && (DETAILS[code] ?? []).includes(detail);
  const isAverageAsked = Boolean(change.redress && !change.score_points);
  const score_points = uses('score_points') && !isAverageAsked ? asked.score_points : null;
  return {
    score_code: code,
    score_points,
    score_percent: uses('score_percent') ? asked.score_percent : NO_CODE.score_percent,
    score_times: uses('score_times') ? asked.score_times : NO_CODE.score_times,
    redress: uses('redress') && score_points === null ? asked.redress : null,
  };
}

function definedOf(change: ScoreChange): Partial<ScoreDetails> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** True while the points of a code are missing: the penalty of DPI, or the redress of RDG unless it is an average. */
export function lacksPoints({ score_code, score_points, redress }: ScoreDetails): boolean {
  const isGiven = score_code === 'DPI' || (score_code === 'RDG' && redress === null);
  return isGiven && score_points === null;
}
