import type { Id } from '../../contract/common';
import type { ResultMethod } from '../../contract/raceClasses';
import type { ResultRow, SailingResults } from '../../contract/sailings';
import { toThousandths } from '../decimals';
import { readDuration } from '../duration';
import { longestElapsed } from './needs';

/** A boat of the evening, and how far it is from one's own in the time that places are given by. */
export interface Neighbour {
  row: ResultRow;
  place: number;
  /** Whole seconds, never below zero. */
  gapS: number;
}

/** The boat that holds the next better place. */
export interface BoatAhead extends Neighbour {
  /** How many seconds less on the water had put one's own boat ahead of it; null where no time had. */
  waterS: number | null;
}

/** A boat's own place among those that it is scored with. */
export interface OwnPlace {
  place: number;
  /** Boats with a place, one's own among them. */
  of: number;
  /** Those that share the place. */
  sharing: readonly ResultRow[];
  /** null for who is first. */
  ahead: BoatAhead | null;
  /** null for who is last. */
  behind: Neighbour | null;
  behindWinnerS: number;
  /** Everybody with a place, the best first: seconds after the winner. */
  fleet: readonly { competitor: Id; behindS: number }[];
}

export interface OwnEvening {
  row: ResultRow;
  /** What the places go by; null while nothing is placed. */
  method: ResultMethod | null;
  /** null for a code, and for a time that cannot be compared. */
  placed: OwnPlace | null;
}

interface Placed {
  row: ResultRow;
  place: number;
  behindS: number;
}

const SECOND_MS = 1000;
const METHODS: readonly ResultMethod[] = ['corrected', 'elapsed', 'finish_order'];

const wholeSeconds = (duration: string | null): number | null => {
  const ms = duration === null ? null : readDuration(duration);
  return ms === null ? null : Math.floor(ms / SECOND_MS);
};

/** The time of a row that the method compares, in whole seconds. */
function comparedS(row: ResultRow, method: ResultMethod): number | null {
  if (method === 'corrected') return wholeSeconds(row.corrected_time);
  if (method === 'elapsed') return wholeSeconds(row.elapsed_time);
  return row.finish_time === null ? null : Math.floor(Date.parse(row.finish_time) / SECOND_MS);
}

const placedRows = (rows: readonly ResultRow[]): Placed[] =>
  rows
    .flatMap((row) => {
      const behindS = wholeSeconds(row.behind);
      return row.position === null || behindS === null ? [] : [{ row, place: row.position, behindS }];
    })
    .sort((a, b) => a.place - b.place);

/**
 * The boats that are scored with one's own: its class, unless the classes are scored together, when one of them alone
 * has the winner.
 */
function fleetOf(placed: readonly Placed[], own: ResultRow): Placed[] {
  const classOf = ({ race_class }: ResultRow) => race_class?.id ?? null;
  const classes = new Set(placed.map(({ row }) => classOf(row)));
  const withWinner = new Set(placed.filter(({ place }) => place === 1).map(({ row }) => classOf(row)));
  return placed.filter(({ row }) => withWinner.size < classes.size || classOf(row) === classOf(own));
}

/** The method whose times are as far apart as the list says; `listed` where several are. */
function methodOf(fleet: readonly Placed[], listed: ResultMethod): ResultMethod | null {
  const [winner] = fleet;
  if (!winner) return null;
  const fits = (method: ResultMethod) => {
    const best = comparedS(winner.row, method);
    return best !== null && fleet.every(({ row, behindS }) => comparedS(row, method) === best + behindS);
  };
  return [listed, ...METHODS].find(fits) ?? null;
}

/** How much sooner the boat had to be home to stand before a boat that it is `gapS` behind. */
function waterS(row: ResultRow, gapS: number, method: ResultMethod | null): number | null {
  if (method === null || gapS <= 0) return null;
  if (method !== 'corrected') return gapS + 1;
  const [elapsed, corrected, rating] = [
    wholeSeconds(row.elapsed_time),
    wholeSeconds(row.corrected_time),
    toThousandths(row.rating),
  ];
  if (elapsed === null || corrected === null || rating === null) return null;
  const longest = longestElapsed(corrected - gapS, rating);
  return longest === null ? null : elapsed - longest;
}

function ownPlace(fleet: readonly Placed[], own: Placed, method: ResultMethod | null): OwnPlace {
  const before = fleet.filter(({ place }) => place < own.place).at(-1);
  const ahead = before && fleet.find(({ place }) => place === before.place);
  const behind = fleet.find(({ place }) => place > own.place);
  const gapTo = (other: Placed) => Math.abs(own.behindS - other.behindS);
  return {
    place: own.place,
    of: fleet.length,
    sharing: fleet.filter((other) => other.place === own.place && other !== own).map(({ row }) => row),
    ahead: ahead
      ? { row: ahead.row, place: ahead.place, gapS: gapTo(ahead), waterS: waterS(own.row, gapTo(ahead), method) }
      : null,
    behind: behind ? { row: behind.row, place: behind.place, gapS: gapTo(behind) } : null,
    behindWinnerS: own.behindS,
    fleet: fleet.map(({ row, behindS }) => ({ competitor: row.competitor, behindS })),
  };
}

/**
 * The evening of one boat, from the rows of the list that counts: its place among those that it is scored with, and
 * the distances to the boats round it. Null for a boat that nothing has been written down for.
 */
export function ownEvening({ results, counts }: SailingResults, competitor: Id): OwnEvening | null {
  const row = results.find((one) => one.competitor === competitor);
  const hasResult = row && (row.elapsed_time !== null || row.finish_time !== null || row.score_code !== null);
  if (!hasResult) return null;
  const fleet = fleetOf(placedRows(results), row);
  const own = fleet.find((one) => one.row === row);
  const method = own ? methodOf(fleet, counts) : null;
  return { row, method, placed: own ? ownPlace(fleet, own, method) : null };
}

/** The boats round one's own, the best first: up to so many on each side, with one's own left out. */
export function boatsAround(
  evening: SailingResults,
  competitor: Id,
  each: number,
): (Neighbour & { isAhead: boolean })[] {
  const row = evening.results.find((one) => one.competitor === competitor);
  const fleet = row ? fleetOf(placedRows(evening.results), row) : [];
  const at = fleet.findIndex((one) => one.row === row);
  const own = fleet[at];
  if (!own) return [];
  return fleet
    .slice(Math.max(0, at - each), at + each + 1)
    .filter((other) => other !== own)
    .map(({ row: other, place, behindS }) => ({
      row: other,
      place,
      gapS: Math.abs(own.behindS - behindS),
      isAhead: place < own.place,
    }));
}
