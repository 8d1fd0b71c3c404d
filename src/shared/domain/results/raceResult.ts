import type { RaceResultDocument } from '../../contract/scoring';
import { fromTenths } from '../decimals';
import type { ResultEntry } from './resultEntry';

const AVERAGES = { all_others: 'all-others', before: 'before' } as const;

function redressOf({ pointsTenths, redress }: ResultEntry): Pick<RaceResultDocument, 'points' | 'average'> {
  const points = fromTenths(pointsTenths);
  return points === null ? { average: AVERAGES[redress ?? 'all_others'] } : { points };
}

/**
 * A boat's result in one race as the scorer reads it; `place` is her place across the line. Null for a boat that has none: she is DNC there.
 * A penalty on top of a finish that nobody saw is a boat that did not finish.
 */
export function raceResult(entry: ResultEntry, place: number | null): RaceResultDocument | null {
  const { code, percent, times, pointsTenths } = entry;
  if (code === null) return place === null ? null : { place };
  if (code === 'RDG') return { code, ...(place !== null && { place }), ...redressOf(entry) };
  if (code === 'ZFP' || code === 'SCP') {
    return place === null ? { code: 'DNF' } : { code, place, ...(percent !== null && { percent }), times };
  }
  if (code === 'DPI') return place === null ? { code: 'DNF' } : { code, place, penalty: fromTenths(pointsTenths ?? 0) ?? '0.0' };
  return { code, ...(place !== null && { crossed: place }) };
}
