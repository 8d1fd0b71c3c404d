import { SCORE_CODES, type ScoreCode } from '../../contract/competitors';
import type { CodeFormula } from '../../contract/scoring';
import type { SailwaveCode, SailwaveSystem } from './sailwaveFile';
import { NOTHING, type PlannedResult } from './sailwavePlan';
import { codeNamed, scoredLike } from './sailwaveSystems';

/** Names that Sailwave, or an earlier edition of the rules, has for our codes. */
const NAMES: Partial<Record<string, ScoreCode>> = { RAF: 'RET', DGM: 'DNE' };
const MAX_PERCENT = 100;
const USUAL_PERCENT = 20;

export const ourCode = (name: string): ScoreCode | undefined =>
  NAMES[name.toUpperCase()] ?? SCORE_CODES.find((code) => code === name.toUpperCase());

const BASES = [
  [/^boats in series/i, 'entries'],
  [/^boats in race/i, 'came_to_start'],
  [/^finishers/i, 'finishers'],
] as const;

/** The points of a code as a formula of ours; null where its method is none ("Average (all)", "Set points by hand"). */
export function formulaOf(system: SailwaveSystem, code: SailwaveCode): CodeFormula | null {
  const { method, value } = scoredLike(system, code);
  const base = BASES.find(([pattern]) => pattern.test(method))?.[1];
  const plus = Number(value || 0);
  return base === undefined || !Number.isInteger(plus) || plus < 0 ? null : { base, plus };
}

/** Points as tenths, "5.25" to the nearest; null for what are no points. */
export function pointsOf(text: string): number | null {
  const points = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(points) || Math.abs(points) > 10_000 ? null : Math.round(points * 10);
}

/** A code with what belongs to it. */
export type CodeRead = Pick<PlannedResult, 'code' | 'pointsTenths' | 'percent' | 'redress'>;

const coded = (code: ScoreCode, more: Partial<CodeRead> = {}): CodeRead => {
  const { pointsTenths, percent, redress } = NOTHING;
  return { pointsTenths, percent, redress, ...more, code };
};

/** A penalty with which a boat keeps her place. */
function penaltyOf(method: string, value: string, name: string): CodeRead | undefined {
  if (/^fixed penalty/i.test(method)) return coded('DPI', { pointsTenths: pointsOf(value) ?? 0 });
  if (!/^percentage penalty/i.test(method)) return undefined;
  const percent = Math.round(Number(value));
  const isOther = percent > 0 && percent <= MAX_PERCENT && percent !== USUAL_PERCENT;
  return coded(name === 'ZFP' ? 'ZFP' : 'SCP', isOther ? { percent } : {});
}

/** Redress, and boats on duty: averages by their method, else the points that stand in the file. */
function redressOf(name: string, method: string, points: string): CodeRead | undefined {
  if (!/^(?:RDG.?|OOD|DUTY)$/.test(name)) return undefined;
  const isAverage = /^average/i.test(method) || (method === '' && name === 'RDGA');
  if (isAverage && /^(?:OOD|DUTY)$/.test(name) && !/before/i.test(method)) return coded('DUTY');
  if (/before/i.test(method) || name === 'RDGB') return coded('RDG', { redress: 'before' });
  if (isAverage) return coded('RDG', { redress: 'all_others' });
  const pointsTenths = pointsOf(points);
  return coded('RDG', pointsTenths === null ? { redress: 'all_others' } : { pointsTenths });
}

/**
 * A code of a cell as we have it; undefined for one that we do not know. A code of the club's own that scores like
 * another is that one.
 */
export function readCode(system: SailwaveSystem, cell: { code: string; points: string }): CodeRead | undefined {
  const name = cell.code.toUpperCase();
  const own = codeNamed(system, name);
  const like = own && scoredLike(system, own);
  const method = like?.method ?? '';
  const special = redressOf(name, method, cell.points) ?? penaltyOf(method, like?.value ?? '', name);
  if (special) return special;
  const code = ourCode(name) ?? (like && ourCode(like.code));
  return code && coded(code);
}
