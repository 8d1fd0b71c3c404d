import type { FormulaBase } from '../contract/scoring';
import { listed, numberWord } from './swedishList';

/**
 * How the scoring is explained: one sentence per step, with the rule. Points come as text ("3,5"), races as their
 * numbers from 1. "Seriens regel" is what the club has decided and no rule of the book says.
 */

const ORDINALS = [
  '',
  'näst ',
  'tredje ',
  'fjärde ',
  'femte ',
  'sjätte ',
  'sjunde ',
  'åttonde ',
  'nionde ',
  'tionde ',
] as const;
/** The word before "bästa"; the best is number 0. */
const ordinal = (nth: number): string => ORDINALS[nth] ?? `${nth + 1}:e `;

const MAX_NAMES = 5;
const countOfRaces = (count: number): string => (count === 1 ? 'ett lopp' : `${numberWord(count)} lopp`);

/** "1, 3–5 och 7": three or more in a row are a range. */
function ranges(races: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const race of races) {
    const run = runs.at(-1);
    if (run && race === run[1] + 1) run[1] = race;
    else runs.push([race, race]);
  }
  const shown = runs.flatMap(([first, last]) => {
    if (last - first > 1) return `${first}–${last}`;
    return first === last ? String(first) : [String(first), String(last)];
  });
  return listed(shown);
}

const BASES: Record<Exclude<FormulaBase, 'fixed'>, string> = {
  entries: 'antal anmälda',
  came_to_start: 'antal som kom till startområdet',
  finishers: 'antal i mål',
};

function formula(base: FormulaBase, plus: string): string {
  if (base === 'fixed') return `${plus} poäng`;
  return plus === '0' ? BASES[base] : `${BASES[base]} + ${plus}`;
}

const times = (count: number): string => (count === 1 ? '' : `${count} × `);
const rounding = (count: number, unit: string): string =>
  count === 1 ? `avrundat till ${unit}` : `var och en avrundad till ${unit}`;

export interface PenaltyWords {
  code: string;
  before: string;
  each: string;
  count: number;
  percent: number;
  /** The base of the percentages, in points. */
  of: string;
  isTenths: boolean;
  /** The limit of the penalties: the score for DNF. */
  dnf: string;
}

const ofPenalty = ({ count, percent, isTenths }: PenaltyWords, of: string): string =>
  `${times(count)}${percent} % av ${of}, ${rounding(count, isTenths ? 'tiondels poäng' : 'hela poäng')}`;

export const pointsWhy = {
  movedUp: (from: number, to: number) =>
    `Plats ${from} blir plats ${to}: ${from - to === 1 ? 'en båt' : `${numberWord(from - to)} båtar`} som gick i mål före har fått kod i stället för placering (A6.1)`,
  place: (points: string, place: number) => `${points} poäng: plats ${place} (A4)`,
  sharedPlace: (points: string, first: number, last: number) =>
    `${points} poäng: delad plats ${first}, snittet av poängen för platserna ${first}${last - first > 1 ? '–' : ' och '}${last} (A7)`,
  code: (points: string, code: string, words: { base: FormulaBase; plus: string; rule: string; isCapped: boolean }) =>
    `${points} poäng: ${code} ger ${formula(words.base, words.plus)}${words.isCapped ? ', dock högst som DNF' : ''} (${words.rule})`,
  penalty: (points: string, words: PenaltyWords) =>
    `${points} poäng: ${words.before} + ${times(words.count)}${words.each}, ${words.code} ger ${ofPenalty(words, `DNF-poängen ${words.of}`)} (44.3(c))`,
  penaltyCapped: (points: string, words: PenaltyWords) =>
    `${points} poäng: ${words.before} + ${times(words.count)}${words.each} stannar vid DNF-poängen ${words.dnf}, ${words.code} ger ${ofPenalty(words, 'den')} (44.3(c))`,
  penaltyVoid: (points: string, { code, dnf }: PenaltyWords) =>
    `${points} poäng: ${code} ändrar inget, poängen är redan lika dålig som eller sämre än DNF-poängen ${dnf} (44.3(c))`,
  highPenalty: (points: string, words: PenaltyWords) =>
    `${points} poäng: ${words.before} − ${times(words.count)}${words.each}, ${words.code} drar av ${ofPenalty(words, `segrarens poäng ${words.of}`)}, dock aldrig under DNF-poängen ${words.dnf} (seriens regel)`,
  adjusted: (points: string, before: string, words: { added: string; sign: '+' | '−'; percent: number | null }) =>
    `${points} poäng: ${before} ${words.sign} ${words.added}${words.percent === null ? '' : ` (${words.percent} %)`}, DPI som protestkommittén har beslutat (A10)`,
  stated: (points: string) =>
    `${points} poäng: gottgörelse som protestkommittén har beslutat, andra båtars poäng ändras inte (A6.2)`,
  highPlace: {
    stsf: (points: string, place: number, { tied, starters }: { tied: number; starters: number }) =>
      `${points} poäng: 100 × (startande − plats + 1) / startande med ${tied > 1 ? 'delad ' : ''}plats ${place} av ${starters} startande, minst 2 (StSF)`,
    scts: (points: string, place: number, { tied, starters }: { tied: number; starters: number }) =>
      `${points} poäng: 1 för start och 1 för varje slagen båt med ${tied > 1 ? 'delad ' : ''}plats ${place} av ${starters} startande (SCTS)`,
  },
  highCode: (points: string, code: string, { system, hasStarted }: { system: string; hasStarted: boolean }) =>
    `${points} poäng: ${code} ger ${points} för en båt som ${hasStarted ? 'startade' : 'inte startade'} (${system})`,
  weight: (points: string, before: string, weight: number) =>
    `${points} poäng: ${before} × ${weight}, loppet har vikt ${weight} (seriens regel)`,
} as const;

const AVERAGES: Record<'A9(a)' | 'A9(b)' | 'named', (races: string) => string> = {
  'A9(a)': (races) => `snittet av poängen i alla andra lopp: lopp ${races}`,
  'A9(b)': (races) => `snittet av poängen i loppen före: lopp ${races}`,
  named: (races) => `snittet av poängen i de lopp som har bestämts: lopp ${races}`,
};

export function averageWhy(
  points: string,
  code: 'RDG' | 'DUTY',
  rule: keyof typeof AVERAGES,
  races: readonly number[],
): string {
  const what = code === 'RDG' ? 'gottgörelse' : 'torntjänst';
  const source = code === 'DUTY' ? 'seriens regel' : rule === 'named' ? 'A9' : rule;
  const how =
    races.length === 0
      ? 'som DNF så länge det inte finns något annat lopp att ta snittet av'
      : AVERAGES[rule](ranges(races));
  return `${points} poäng: ${what}, ${how} (${source})`;
}

export interface DiscardWords {
  /** The number of the boat's excluded scores. */
  count: number;
  /** One that counts is as bad. */
  isEarliest: boolean;
  /** A worse one, or one as bad, may not be excluded. */
  isLimited: boolean;
}

export const discardWhy = {
  discarded: ({ count, isEarliest, isLimited }: DiscardWords) => {
    const which = count === 1 ? 'sämsta resultatet' : `ett av de ${numberWord(count)} sämsta resultaten`;
    const limit = isLimited ? ' som får räknas bort' : '';
    return `Räknas bort: ${which}${limit}${isEarliest ? ', det tidigare av lika dåliga' : ''} (A2.1)`;
  },
  kept: {
    DNE: 'DNE får inte räknas bort (90.3(b))',
    mustCount: 'Får inte räknas bort: loppet ska alltid räknas (seriens regel)',
    quota: 'Får inte räknas bort: delserien behöver loppet för att nå sitt minsta antal (seriens regel)',
  },
} as const;

export const rowWhy = {
  nothingCounts: 'Inget lopp räknas än',
  total: (points: string, races: number) => `${points} poäng: summan av ${countOfRaces(races)}`,
  net: (net: string, total: string, words: { discarded: string; races: readonly number[] }) =>
    `${net} poäng: totalt ${total} − ${words.discarded} för lopp ${ranges(words.races)} som räknas bort`,
  bestScores: (over: string, nth: number, own: string, other: string) =>
    `Före ${over} på A8.1: ${ordinal(nth)}bästa lopp ${own} mot ${other}`,
  lastRace: (over: string, own: string, other: string) => `Före ${over} på A8.2: sista loppet ${own} mot ${other}`,
  earlierRace: (over: string, race: number, own: string, other: string) =>
    `Före ${over} på A8.2: lopp ${race}, ${own} mot ${other}`,
  tied: (rank: number, names: readonly string[]) =>
    `Delar plats ${rank} med ${names.length > MAX_NAMES ? `${names.length} andra` : listed(names)}: lika även efter A8.2`,
} as const;

export const raceWhy = {
  noFinisher: 'Loppet räknas inte: ingen båt seglade banan och gick i mål i tid (90.3(a))',
  tooFewStarters: (starters: number, least: number) =>
    `Loppet räknas inte: ${numberWord(starters)} startande, minst ${numberWord(least)} krävs (seriens regel)`,
} as const;
