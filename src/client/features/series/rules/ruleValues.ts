import { SCORE_CODES, type ScoreCode } from '../../../../shared/contract/competitors';
import type {
  CodeFormula,
  DncRule,
  FormulaBase,
  RulesEdition,
  ScoringSystem,
} from '../../../../shared/contract/scoring';
import type { ClassScoring, CompetitorKey, SerieRules } from '../../../../shared/contract/series';
import { DEFAULT_SERIE_RULES } from '../../../../shared/domain/series/serieRules';

export const DISCARD_CHOICES = ['none', 'thresholds', 'table', 'proportion'] as const;
export type DiscardChoice = (typeof DISCARD_CHOICES)[number];

/** The rules as they are typed: figures are text, and what is empty is not there. */
export interface RuleValues {
  rrs: RulesEdition;
  scoring_system: ScoringSystem;
  discard_choice: DiscardChoice;
  discards: { races: string }[];
  counting_table: { races: string; counting: string }[];
  discard_proportion: { discards: string; of: string };
  dnc_rule: DncRule;
  code_points: { code: ScoreCode; base: FormulaBase; plus: string }[];
  quotas: { name: string; until: string; min: string }[];
  competitor_key: CompetitorKey;
  class_scoring: ClassScoring;
  min_starters: string;
}

function discardChoice({ discard_rule, discards, counting_table, discard_proportion }: SerieRules): DiscardChoice {
  if (discard_rule === 'table') return counting_table.length > 0 ? 'table' : 'none';
  if (discard_rule === 'proportion') return discard_proportion ? 'proportion' : 'none';
  return discards.length > 0 ? 'thresholds' : 'none';
}

const isCode = (text: string): text is ScoreCode => SCORE_CODES.some((code) => code === text);

const formulas = (points: SerieRules['code_points']): [ScoreCode, CodeFormula][] =>
  Object.entries(points).flatMap(([code, formula]): [ScoreCode, CodeFormula][] =>
    isCode(code) ? [[code, formula]] : [],
  );

/** Rules as the form shows them. */
export function ruleValues(rules: SerieRules): RuleValues {
  const { rrs, scoring_system, dnc_rule, competitor_key, class_scoring } = rules;
  return {
    rrs,
    scoring_system,
    dnc_rule,
    competitor_key,
    class_scoring,
    discard_choice: discardChoice(rules),
    discards: rules.discards.map((races) => ({ races: String(races) })),
    counting_table: rules.counting_table.map(({ races, counting }) => ({
      races: String(races),
      counting: String(counting),
    })),
    discard_proportion: {
      discards: String(rules.discard_proportion?.discards ?? 1),
      of: String(rules.discard_proportion?.of ?? 4),
    },
    code_points: formulas(rules.code_points).map(([code, { base, plus }]) => ({ code, base, plus: String(plus) })),
    quotas: rules.quotas.map(({ name, until, min }) => ({ name, until, min: String(min) })),
    min_starters: String(rules.min_starters),
  };
}

/** What is no figure stays as it was typed, for the schema to refuse. */
const figure = (typed: string): number | string => {
  const text = typed.trim();
  return /^\d+$/.test(text) ? Number(text) : typed;
};

/**
 * What was typed in the shape of the wire, to be judged by the schema. Of the ways to discard only the chosen one is
 * kept.
 */
export function typedRules(values: RuleValues) {
  const { discard_choice, discards, counting_table, discard_proportion, code_points, quotas, min_starters, ...rest } =
    values;
  return {
    ...rest,
    discard_rule: discard_choice === 'none' ? 'thresholds' : discard_choice,
    discards: discard_choice === 'thresholds' ? discards.map(({ races }) => figure(races)) : [],
    counting_table:
      discard_choice === 'table'
        ? counting_table.map(({ races, counting }) => ({ races: figure(races), counting: figure(counting) }))
        : [],
    discard_proportion:
      discard_choice === 'proportion'
        ? { discards: figure(discard_proportion.discards), of: figure(discard_proportion.of) }
        : null,
    code_points: Object.fromEntries(code_points.map(({ code, base, plus }) => [code, { base, plus: figure(plus) }])),
    quotas: quotas.map(({ name, until, min }) => ({ name: name.trim(), until, min: figure(min) })),
    min_starters: figure(min_starters),
  };
}

const isRule = (name: string): name is keyof SerieRules => name in DEFAULT_SERIE_RULES;

/** The rules alone of a serie. */
export function rulesOf(serie: SerieRules): SerieRules {
  const rules = Object.fromEntries(Object.entries(serie).filter(([name]) => isRule(name)));
  return { ...DEFAULT_SERIE_RULES, ...rules };
}
