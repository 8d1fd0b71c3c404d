import { MAX_RATING, MIN_RATING } from '../../limits';
import { toThousandths } from '../decimals';
import type { SailwaveCell } from './sailwaveFile';
import { readSailwaveElapsed } from './sailwaveTimes';

/** How a fleet's numbers become ours: as they are, turned, from corrected times, or none. */
export type RatingKind = 'factor' | 'portsmouth' | 'corrected' | 'none';

export function ratingKind(system: string): RatingKind {
  if (/^(?:none)?$/i.test(system.trim())) return 'none';
  if (/^(?:tcf|nhc)/i.test(system.trim())) return 'factor';
  return /^py/i.test(system.trim()) ? 'portsmouth' : 'corrected';
}

/** A system in which a boat's number changes from race to race. */
export const isProgressive = (system: string): boolean => /^(?:nhc|echo)/i.test(system.trim());

const figure = (text: string): number | null => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null;
};

const [LOWEST, HIGHEST] = [toThousandths(MIN_RATING) ?? 0, toThousandths(MAX_RATING) ?? 0];
const inRange = (thousandths: number): number | null =>
  thousandths >= LOWEST && thousandths <= HIGHEST ? thousandths : null;

/** A number of the file in thousandths; null where there is none that we can have. */
export function thousandthsOf(text: string, kind: RatingKind): number | null {
  const value = figure(text);
  if (value === null || kind === 'none' || kind === 'corrected') return null;
  return inRange(Math.round(kind === 'portsmouth' ? 1_000_000 / value : value * 1000));
}

/** The number that a boat sailed a race by: the cell's own, else hers. */
export function raceThousandths(cell: SailwaveCell, boatRating: string, kind: RatingKind): number | null {
  if (kind !== 'corrected') return thousandthsOf(cell.rating || boatRating, kind);
  const [elapsed, corrected] = [readSailwaveElapsed(cell.elapsed), readSailwaveElapsed(cell.corrected)];
  return elapsed === null || corrected === null ? null : inRange(Math.round((corrected / elapsed) * 1000));
}
