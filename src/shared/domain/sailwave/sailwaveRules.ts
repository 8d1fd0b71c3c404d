import type { ScoreCode } from '../../contract/competitors';
import type { CodeFormula } from '../../contract/scoring';
import type { CountingStep, SerieRules } from '../../contract/series';
import { sailwaveTexts as texts } from '../../texts/sailwave';
import { codeFacts, FORMULA_CODES } from '../scoring/codes';
import { DEFAULT_SERIE_RULES } from '../series/serieRules';
import { formulaOf, ourCode } from './sailwaveCodes';
import type { SailwaveSystem } from './sailwaveFile';
import { codeNamed } from './sailwaveSystems';

type Discards = Pick<SerieRules, 'discard_rule' | 'discards' | 'counting_table' | 'discard_proportion'>;

const NO_DISCARDS: Discards = {
  discard_rule: 'thresholds',
  discards: [],
  counting_table: [],
  discard_proportion: null,
};
const MAX_STEPS = 20;

/** Cumulative discards by races sailed: the first count of races for each further discard. */
function stepsOf(list: readonly number[]): { races: number; discards: number }[] {
  const steps: { races: number; discards: number }[] = [];
  list.forEach((discards, index) => {
    if (discards > (steps.at(-1)?.discards ?? 0)) steps.push({ races: index + 1, discards });
  });
  return steps;
}

/**
 * "0,0,0,1,1" discards one from the fourth race on; past the end the last value holds. Where more than one is added at
 * a time it becomes a table of what counts. An expression is read where it is a plain share, and told either way.
 */
export function readDiscards(list: string): Discards & { warning: string | null } {
  const text = list.trim();
  if (text === '') return { ...NO_DISCARDS, warning: null };
  const share = Number(/^s\s*\/\s*(\d{1,2})$/i.exec(text)?.[1] ?? 0);
  if (share > 1)
    return {
      ...NO_DISCARDS,
      discard_rule: 'proportion',
      discard_proportion: { discards: 1, of: share },
      warning: texts.discardsRead(text, share),
    };
  const counts = text.split(',').map((part) => part.trim());
  if (!counts.every((count) => /^\d{1,2}$/.test(count))) return { ...NO_DISCARDS, warning: texts.discardsAsked(text) };
  const steps = stepsOf(counts.map(Number)).slice(0, MAX_STEPS);
  if (steps.every(({ discards }, index) => discards === index + 1))
    return { ...NO_DISCARDS, discards: steps.map(({ races }) => races), warning: null };
  const table = steps.map(({ races, discards }): CountingStep => ({ races, counting: Math.max(1, races - discards) }));
  return { ...NO_DISCARDS, discard_rule: 'table', counting_table: withEachRace(table), warning: null };
}

/** A table says how many count, not how many go: between two steps as many go as at the first. */
function withEachRace(steps: readonly CountingStep[]): CountingStep[] {
  const rows = steps.flatMap((step, index) => {
    const until = steps[index + 1]?.races ?? step.races + MAX_STEPS;
    return Array.from({ length: until - step.races }, (_, more) => ({
      races: step.races + more,
      counting: step.counting + more,
    }));
  });
  return rows.slice(0, MAX_STEPS);
}

const sameFormula = (a: CodeFormula, b: CodeFormula): boolean => a.base === b.base && a.plus === b.plus;

/** What a code scores where the series says nothing about it. */
export function usualFormula(code: ScoreCode, dnc: SerieRules['dnc_rule']): CodeFormula {
  if (code === 'TLE') return { base: 'finishers', plus: 1 };
  const came = dnc === 'starters_plus_1' && codeFacts(code).cameToStart;
  return { base: came ? 'came_to_start' : 'entries', plus: 1 };
}

function codePointsOf(system: SailwaveSystem, dnc: SerieRules['dnc_rule']): SerieRules['code_points'] {
  const points: SerieRules['code_points'] = {};
  for (const code of FORMULA_CODES) {
    const own = codeNamed(system, code) ?? system.codes.find((one) => ourCode(one.code) === code);
    const formula = own && formulaOf(system, own);
    if (formula && !sameFormula(formula, usualFormula(code, dnc))) points[code] = formula;
  }
  return points;
}

/** A5.2 or A5.3, by what the file does with a boat that did not finish. */
function dncRuleOf(system: SailwaveSystem): SerieRules['dnc_rule'] {
  const dnf = codeNamed(system, 'DNF');
  return dnf && formulaOf(system, dnf)?.base === 'came_to_start' ? 'starters_plus_1' : 'entries_plus_1';
}

/** The rules of the series, from the scoring system that most of it is scored by. */
export function rulesOf(system: SailwaveSystem): { rules: SerieRules; warnings: string[] } {
  const { warning, ...discards } = readDiscards(system.discards);
  const dnc_rule = dncRuleOf(system);
  const { pointsSystem, raceTies } = system;
  const warnings = [
    ...(warning === null ? [] : [warning]),
    ...(pointsSystem !== '' && !/^low/i.test(pointsSystem) ? [texts.pointsSystem(pointsSystem)] : []),
    ...(raceTies !== '' && !/^averag/i.test(raceTies) ? [texts.raceTies(raceTies)] : []),
  ];
  const rules: SerieRules = {
    ...DEFAULT_SERIE_RULES,
    ...discards,
    rrs: system.isRrs2025 ? '2025-2028' : '2021-2024',
    dnc_rule,
    code_points: codePointsOf(system, dnc_rule),
  };
  return { rules, warnings };
}

/** Whether two systems discard and score codes alike. */
export function countAlike(a: SailwaveSystem, b: SailwaveSystem): boolean {
  const [own, other] = [rulesOf(a).rules, rulesOf(b).rules];
  return a.discards.trim() === b.discards.trim() && JSON.stringify(own) === JSON.stringify(other);
}
