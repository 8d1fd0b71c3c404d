import type { ScoreCode } from '../../contract/competitors';
import type { CodeFormula } from '../../contract/scoring';
import type { SerieRules } from '../../contract/series';
import { SCORE_CODE_LABELS } from '../../texts/labels';
import { codeFacts, FORMULA_CODES } from '../scoring/codes';
import { discardCount } from '../scoring/discards';
import { toRulesDocument } from '../series/serieRules';
import type { SailwaveCode, SailwaveHandle, SailwaveSystem } from './sailwaveFile';
import { usualFormula } from './sailwaveRules';

/** A list says so many races ahead how many go; past its end the last value holds. */
const LISTED_RACES = 40;

/** The discards by number of races sailed, "0,1,1,2". */
function discardList(rules: SerieRules): string {
  const { discards = { count: 0 } } = toRulesDocument(rules, []);
  const counts = Array.from({ length: LISTED_RACES }, (_, index) => discardCount(discards, index + 1));
  const last = counts.findLastIndex((count, index) => count !== counts[index - 1]);
  return counts.slice(0, last + 1).join(',');
}

const METHODS: Record<Exclude<CodeFormula['base'], 'fixed'>, string> = {
  entries: 'Boats in series +',
  came_to_start: 'Boats in race +',
  finishers: 'Finishers +',
};

type Method = Pick<SailwaveCode, 'method' | 'value'>;

function codeOf(name: string, like: ScoreCode, { method, value }: Method): SailwaveCode {
  const facts = codeFacts(like);
  return {
    ...{ code: name, method, value, isDiscardable: facts.mayBeDiscarded, cameToStart: facts.cameToStart },
    ...{ isFinisher: facts.sailedTheCourse, keepsPlace: !facts.replacesFinish, text: SCORE_CODE_LABELS[like] },
  };
}

const formulaOf = (code: ScoreCode, { code_points: own, dnc_rule: rule }: SerieRules): CodeFormula =>
  own[code] ?? usualFormula(code, rule);

/** Codes whose points Sailwave has no method for. */
export const fixedCodes = (rules: SerieRules): ScoreCode[] =>
  FORMULA_CODES.filter((code) => formulaOf(code, rules).base === 'fixed');

function formulaCode(code: ScoreCode, rules: SerieRules): SailwaveCode {
  const { base, plus } = formulaOf(code, rules);
  const method = METHODS[base === 'fixed' ? 'entries' : base];
  return codeOf(code, code, { method, value: String(base === 'fixed' ? 1 : plus) });
}

/** The per cent of a penalty that says nothing else. */
const USUAL_PERCENT = 20;
const AVERAGE = { all_others: 'Average (all)', before: 'Average (before)' } as const;

/** A code of a boat with what belongs to it: each of them is a code of its own in Sailwave. */
export interface CodedResult {
  code: ScoreCode;
  pointsTenths: number | null;
  percent: number | null;
  redress: 'all_others' | 'before' | null;
}

/** The code of a boat under the name that Sailwave has for it. */
export function sailwaveCode({ code, pointsTenths, percent, redress }: CodedResult): SailwaveCode {
  switch (code) {
    case 'SCP':
    case 'ZFP': {
      const share = percent ?? USUAL_PERCENT;
      const name = share === USUAL_PERCENT ? code : `SCP${share}`;
      return codeOf(name, code, { method: 'Percentage penalty DNF', value: String(share) });
    }
    case 'DPI': {
      const points = String((pointsTenths ?? 0) / 10);
      return codeOf(`DPI${points}`, code, { method: 'Fixed penalty', value: points });
    }
    case 'RDG':
      if (pointsTenths !== null) return codeOf('RDG', code, { method: 'Set points by hand', value: '' });
      return redress === 'before'
        ? codeOf('RDGB', code, { method: AVERAGE.before, value: '' })
        : codeOf('RDGA', code, { method: AVERAGE.all_others, value: '' });
    case 'DUTY':
      return codeOf('DUTY', code, { method: AVERAGE.all_others, value: '' });
    default:
      return codeOf(code, code, { method: '', value: '' });
  }
}

/** What a fleet is scored by; the root is of those in no fleet, and of all that follow it. */
interface Scored {
  handle: SailwaveHandle;
  parent: SailwaveHandle | null;
  fleet: string;
  isRated: boolean;
}

/** A scoring system. `used`: the codes of boats; those that a formula scores are there anyway. */
export function systemOf(
  rules: SerieRules,
  { handle, parent, fleet, isRated }: Scored,
  used: readonly SailwaveCode[],
): SailwaveSystem {
  const isRoot = parent === null;
  const byFormula = FORMULA_CODES.map((code) => formulaCode(code, rules));
  const others = new Map(
    used.filter(({ code }) => !byFormula.some((own) => own.code === code)).map((code) => [code.code, code]),
  );
  return {
    ...{ handle, parent, field: isRoot ? '' : 'Fleet', value: fleet },
    ...{ ratingSystem: isRated ? 'TCF' : 'None', pointsSystem: 'Low point', raceTies: 'Averaged' },
    ...{ isRrs2025: rules.rrs === '2025-2028', discards: isRoot ? discardList(rules) : '' },
    ...{ hasMedalRace: false, hasFinals: false, hasFlights: false },
    follows: new Set(isRoot ? [] : ['codes', 'discards', 'pointssystem', 'raceties', 'seriesties']),
    codes: isRoot ? [...byFormula, ...others.values()] : [],
  };
}
