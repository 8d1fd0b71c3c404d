import type { ScoreCode } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/raceClasses';
import type { RaceResultDocument } from '../../contract/scoring';
import { fromTenths } from '../decimals';
import { holdsPlace } from '../scoring/racePlaces';
import { comparedSeconds, hasResult, type ResultEntry } from '../scoring/resultEntry';

const AVERAGES = { all_others: 'all-others', before: 'before' } as const;

function redressOf({ pointsTenths, redress }: ResultEntry): Pick<RaceResultDocument, 'points' | 'average'> {
  const points = fromTenths(pointsTenths);
  return points === null ? { average: AVERAGES[redress ?? 'all_others'] } : { points };
}

function penalised(entry: ResultEntry, place: number): RaceResultDocument {
  const { code, percent, times, pointsTenths } = entry;
  if (code === 'DPI') return { code, place, penalty: fromTenths(pointsTenths ?? 0) ?? '0.0' };
  return { ...(code !== null && { code }), place, ...(percent !== null && { percent }), times };
}

const PENALTIES: readonly (ScoreCode | null)[] = ['ZFP', 'SCP', 'DPI'];

/**
 * A boat's result in one race as the scorer reads it; `place` is its place across the line. Null for a boat without a
 * result, which is scored DNC. A penalty code without a recorded finish becomes DNF.
 */
export function raceResult(entry: ResultEntry, place: number | null): RaceResultDocument | null {
  const { code } = entry;
  const placed = place === null ? {} : { place };
  if (code === null) return place === null ? null : { place };
  if (code === 'RDG') return { code, ...placed, ...redressOf(entry) };
  if (PENALTIES.includes(code)) return place === null ? { code: 'DNF' } : penalised(entry, place);
  return place === null ? { code } : { code, crossed: place };
}

/** Ranks entries: a finish is better than a code, and a code is better than nothing. */
function rankOf(entry: ResultEntry, method: ResultMethod): number {
  if (entry.code === null && comparedSeconds(entry, method) !== null) return 0;
  if (holdsPlace(entry) && comparedSeconds(entry, method) !== null) return 1;
  return hasResult(entry) ? 2 : 3;
}

/** Chooses between two entries of one row in one race; the earlier entry wins a tie. */
export function betterEntry<T extends ResultEntry>(a: T, b: T, method: ResultMethod): T {
  const [rankA, rankB] = [rankOf(a, method), rankOf(b, method)];
  const [secondsA, secondsB] = [comparedSeconds(a, method) ?? 0, comparedSeconds(b, method) ?? 0];
  const order = rankA - rankB || (rankA < 2 ? secondsA - secondsB : 0) || a.id - b.id;
  return order <= 0 ? a : b;
}
