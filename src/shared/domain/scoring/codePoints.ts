import type { ScoreCode } from '../../contract/competitors';
import type { FormulaBase } from '../../contract/scoring';
import { codeFacts } from './codes';
import type { PointsStep, RaceSummary, ScoringRules } from './types';

type CodeStep = Extract<PointsStep, { step: 'code' }>;

const ONE = 10;

function baseCount(base: FormulaBase, race: RaceSummary): number {
  if (base === 'entries') return race.entries;
  if (base === 'came_to_start') return race.cameToStart;
  return base === 'finishers' ? race.finishers : 0;
}

/**
 * Points of a boat without a place, in tenths: by the series' own formula for the code, else A5.2 (entries + 1), or
 * A5.3 where the series says so (boats that came to the starting area + 1, but entries + 1 for DNC). TLE is local:
 * finishers + 1, at most as DNF.
 */
export function codePoints(code: ScoreCode, race: RaceSummary, rules: ScoringRules): CodeStep {
  const withBase = (rule: CodeStep['rule'], base: FormulaBase, plusTenths: number): CodeStep => {
    const count = baseCount(base, race);
    return { step: 'code', code, rule, base, count, plusTenths, tenths: count * 10 + plusTenths };
  };
  const formula = rules.codePoints[code];
  if (formula) return withBase('local', formula.base, formula.plusTenths);
  if (code === 'TLE') {
    const step = withBase('local', 'finishers', ONE);
    return { ...step, tenths: Math.min(step.tenths, codePoints('DNF', race, rules).tenths) };
  }
  if (rules.dncRule === 'entries_plus_1') return withBase('A5.2', 'entries', ONE);
  return withBase('A5.3', codeFacts(code).cameToStart ? 'came_to_start' : 'entries', ONE);
}
