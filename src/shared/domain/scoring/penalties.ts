import type { RulesEdition } from '../../contract/scoring';
import { divideHalfUp } from './fraction';
import type { PointsStep, RaceResult } from './types';

/** The score that penalties are added to. */
export interface PenaltyBase {
  edition: RulesEdition;
  /** Points before penalties. */
  tenths: number;
  /** The score for DNF in the race. */
  dnfTenths: number;
  /** The base of percentages: the score for DNF, or in a high-point system the winner's score. */
  ofTenths: number;
  /** Penalties lower the score. */
  isHighPoint: boolean;
}

const DEFAULT_PERCENT = 20;

/** 44.3(c) gives tenths of a point in 2025-2028, and gave whole places in 2021-2024; both half up. */
const shareTenths = (percent: number, ofTenths: number, edition: RulesEdition): number =>
  edition === '2025-2028' ? divideHalfUp(percent * ofTenths, 100) : divideHalfUp(percent * ofTenths, 1000) * 10;

/**
 * RRS 44.3(c), for SCP and ZFP: adds `times` penalties, each calculated and rounded by itself, up to the score for DNF.
 * A boat that already scores worse than DNF keeps its score.
 */
export function scoringPenalty(code: 'SCP' | 'ZFP', result: RaceResult, base: PenaltyBase): PointsStep {
  const { edition, dnfTenths, ofTenths, isHighPoint } = base;
  const percent = result.percent ?? DEFAULT_PERCENT;
  const eachTenths = shareTenths(percent, ofTenths, edition);
  const all = result.times * eachTenths;
  const uncapped = isHighPoint ? base.tenths - all : base.tenths + all;
  const capped = isHighPoint
    ? Math.min(base.tenths, Math.max(uncapped, dnfTenths))
    : Math.max(base.tenths, Math.min(uncapped, dnfTenths));
  const isCapped = capped !== uncapped;
  return {
    step: 'penalty',
    code,
    edition,
    percent,
    times: result.times,
    ofTenths,
    eachTenths,
    dnfTenths,
    isCapped,
    tenths: capped,
  };
}

/** DPI: what the protest committee decided, in points or per cent. No rule caps it; only a score below 0 is none. */
export function discretionaryPenalty({ penaltyTenths, percent }: RaceResult, base: PenaltyBase): PointsStep {
  const size = penaltyTenths ?? shareTenths(percent ?? 0, base.ofTenths, base.edition);
  const tenths = base.isHighPoint ? Math.max(0, base.tenths - size) : base.tenths + size;
  return {
    step: 'adjusted',
    addedTenths: tenths - base.tenths,
    percent: penaltyTenths === null ? percent : null,
    tenths,
  };
}
