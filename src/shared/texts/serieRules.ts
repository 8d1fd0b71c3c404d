import type { ScoreCode } from '../contract/competitors';
import type { CodeFormula, FormulaBase } from '../contract/scoring';
import type { SerieQuota, SerieRules } from '../contract/series';
import { dayOfYear, listed, numberWord } from './swedishList';

/** Describes the rules of a series in the sentences that a club would write in its sailing instructions. */

type Sentence<K extends keyof SerieRules> = (rules: Pick<SerieRules, K>) => string[];

const SYSTEMS: Record<SerieRules['scoring_system'], string> = {
  low_point: 'Lågpoängsystemet enligt KSR Appendix A.',
  stsf: 'StSF:s högpoängsystem: 100 × (startande − placering + 1) / startande, med en decimal. Högst poäng vinner.',
  scts: 'SCTS högpoängsystem: en poäng för start och en för varje båt man slår. Högst poäng vinner.',
};

const races = (count: number): string => `${numberWord(count)} ${count === 1 ? 'segling' : 'seglingar'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "minst en segling är genomförd", "minst två seglingar är genomförda" */
const whenSailed = (count: number): string => `minst ${races(count)} är ${count === 1 ? 'genomförd' : 'genomförda'}`;

function thresholdSentence(thresholds: readonly number[]): string {
  const [first, ...more] = thresholds;
  if (first === undefined) return 'Inga seglingar räknas bort.';
  if (more.length === 0) return `Den sämsta seglingen räknas bort när ${whenSailed(first)}.`;
  const steps = more.map((count, index) => `de ${numberWord(index + 2)} sämsta när minst ${numberWord(count)} är det`);
  return `Den sämsta seglingen räknas bort när ${whenSailed(first)}, ${listed(steps)}.`;
}

function tableSentences(table: SerieRules['counting_table']): string[] {
  const [first, ...more] = table;
  if (first === undefined) return ['Inga seglingar räknas bort.'];
  const all = 'Är färre genomförda räknas alla.';
  if (more.length === 0)
    return [`När ${whenSailed(first.races)} räknas de ${numberWord(first.counting)} bästa. ${all}`];
  const steps = table.map(({ races: sailed, counting }) => `av ${numberWord(sailed)} räknas ${numberWord(counting)}`);
  return [`De bästa seglingarna räknas efter hur många som är genomförda: ${listed(steps)}. ${all}`];
}

function proportionSentence(proportion: SerieRules['discard_proportion']): string {
  if (proportion === null) return 'Inga seglingar räknas bort.';
  const { discards, of } = proportion;
  return `${capital(numberWord(discards))} av ${numberWord(of)} genomförda seglingar räknas bort.`;
}

const discardSentences: Sentence<'discard_rule' | 'discards' | 'counting_table' | 'discard_proportion'> = (rules) => {
  if (rules.discard_rule === 'table') return tableSentences(rules.counting_table);
  return [
    rules.discard_rule === 'proportion'
      ? proportionSentence(rules.discard_proportion)
      : thresholdSentence(rules.discards),
  ];
};

function quotaPart({ name, until, min }: SerieQuota, before: SerieQuota | undefined): string {
  const from = before === undefined ? 'till och med' : `efter ${dayOfYear(before.until)} till och med`;
  return `minst ${numberWord(min)} vara seglade ${from} ${dayOfYear(until)}${name === '' ? '' : ` (${name})`}`;
}

const quotaSentences: Sentence<'quotas'> = ({ quotas }) =>
  quotas.length === 0
    ? []
    : [`Av de seglingar som räknas ska ${listed(quotas.map((quota, index) => quotaPart(quota, quotas[index - 1])))}.`];

const BASES: Record<Exclude<FormulaBase, 'fixed'>, string> = {
  entries: 'antalet anmälda båtar',
  came_to_start: 'antalet båtar som kom till startområdet',
  finishers: 'antalet båtar i mål',
};

/** The points of a code as text: "antalet båtar i mål + 2", "10 poäng". */
export function formulaText({ base, plus }: CodeFormula): string {
  if (base === 'fixed') return `${plus} poäng`;
  return plus === 0 ? BASES[base] : `${BASES[base]} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
}

const DNC_SENTENCES: Record<SerieRules['dnc_rule'], string> = {
  entries_plus_1: 'En båt som inte har gått i mål får poäng för antalet anmälda båtar i serien + 1 (A5.2).',
  starters_plus_1:
    'En båt som kom till startområdet utan att gå i mål får poäng för antalet båtar som kom dit + 1. En båt som inte kom dit får antalet anmälda båtar i serien + 1 (A5.3).',
};

function codeSentences(codePoints: SerieRules['code_points']): string[] {
  const codesOf = new Map<string, ScoreCode[]>();
  for (const [code, formula] of Object.entries(codePoints) as [ScoreCode, CodeFormula][]) {
    const text = formulaText(formula);
    codesOf.set(text, [...(codesOf.get(text) ?? []), code]);
  }
  return [...codesOf].map(([text, codes]) => `${listed(codes)} ger ${text}.`);
}

const pointsSentences: Sentence<'scoring_system' | 'dnc_rule' | 'code_points'> = ({
  scoring_system,
  dnc_rule,
  code_points,
}) => [...(scoring_system === 'low_point' ? [DNC_SENTENCES[dnc_rule]] : []), ...codeSentences(code_points)];

const startersSentence: Sentence<'min_starters'> = ({ min_starters }) =>
  min_starters > 1 ? [`En segling med färre än ${numberWord(min_starters)} startande räknas inte.`] : [];

const KEY_SENTENCES: Record<SerieRules['competitor_key'], string> = {
  boat: 'Det är båten som tävlar i serien, oavsett vem som seglar den.',
  skipper: 'Det är rorsmannen som tävlar i serien, och får byta båt.',
  sail_number: 'Det är segelnumret som tävlar i serien.',
};

const CLASS_SENTENCES: Record<SerieRules['class_scoring'], string> = {
  apart: 'Varje klass har sin egen ställning.',
  together: 'Alla klasser räknas i samma ställning.',
};

const EDITION_SENTENCES: Record<SerieRules['rrs'], string> = {
  '2021-2024': 'KSR 2021–2024 gäller: straff i procent avrundas till hela poäng.',
  '2025-2028': 'KSR 2025–2028 gäller: straff i procent avrundas till tiondels poäng.',
};

/**
 * The rules of a series as sentences, in the order of a sailing instruction: system, discards, quotas, codes, races,
 * who competes.
 */
export function serieRulesSentences(rules: SerieRules): string[] {
  return [
    SYSTEMS[rules.scoring_system],
    ...discardSentences(rules),
    ...quotaSentences(rules),
    ...pointsSentences(rules),
    ...startersSentence(rules),
    KEY_SENTENCES[rules.competitor_key],
    CLASS_SENTENCES[rules.class_scoring],
    EDITION_SENTENCES[rules.rrs],
  ];
}

const WEIGHT_WORDS = ['', '', 'dubbelt', 'tre gånger', 'fyra gånger', 'fem gånger'] as const;

/** Describes races with rules of their own: "Fyrbåken räknas dubbelt och kan inte räknas bort." */
export function raceRulesSentences(
  sailings: readonly { name: string; race_weight: number; must_count: boolean }[],
): string[] {
  return sailings.flatMap(({ name, race_weight, must_count }) => {
    const parts = [
      ...(race_weight > 1 ? [`räknas ${WEIGHT_WORDS[race_weight] ?? `${race_weight} gånger`}`] : []),
      ...(must_count ? ['kan inte räknas bort'] : []),
    ];
    return parts.length === 0 ? [] : [`${name} ${listed(parts)}.`];
  });
}
