import type { Id } from '../../contract/common';
import type { ScoredBoat } from '../../contract/scoring';
import type { SeriesRow, SeriesScore } from '../../contract/series';
import { fromScaled, fromTenths } from '../decimals';
import { hasResult } from '../scoring/resultEntry';
import type { SeriesCell, SeriesRowScore, SeriesScores } from '../scoring/types';
import type { ClassStandings } from './standings';

const points = (tenths: number): string => fromScaled(tenths, 1);

const notCounted = (sailing: Id): SeriesScore => ({
  sailing,
  position: null,
  points: null,
  score_code: null,
  discarded: false,
});

const scoreOf = (sailing: Id, { place, tenths, code, isDiscarded }: SeriesCell): SeriesScore => ({
  sailing,
  position: place,
  points: fromTenths(tenths),
  score_code: code,
  discarded: isDiscarded,
});

/**
 * True while one of the boat's results awaits approval, or the boat may still be racing: until the race is finished it
 * is DNC.
 */
function isPreliminary(key: string, { fleets, races }: ClassStandings): boolean {
  return fleets.some(({ entries }, index) => {
    const [entry, race] = [entries.get(key), races[index]];
    if (!entry || !race || race.verified_result) return false;
    return entry.isPreliminary || (race.status !== 'finished' && !hasResult(entry));
  });
}

function boatOf({ boats }: ClassStandings, key: string): ScoredBoat {
  const boat = boats[key];
  if (!boat) throw new Error(`"${key}" has been scored and is no boat of the series.`);
  return boat;
}

function seriesRow(row: SeriesRowScore, standings: ClassStandings, sailings: readonly Id[]): SeriesRow {
  const { competitor: key, rank, sharing, cells, totalTenths, netTenths } = row;
  const { sailor, boat, sail_number, boat_name, skipper_name, club_name } = boatOf(standings, key);
  const cellOf = new Map(standings.races.map(({ sailing }, race) => [sailing, cells[race]]));
  return {
    position: rank,
    tied: sharing.length > 1,
    key,
    sailor,
    boat,
    sail_number,
    boat_name,
    skipper_name,
    club_name,
    race_class: standings.race_class,
    scores: sailings.map((sailing) => {
      const cell = cellOf.get(sailing);
      return cell ? scoreOf(sailing, cell) : notCounted(sailing);
    }),
    total_points: points(totalTenths),
    net_points: points(netTenths),
    is_preliminary: isPreliminary(key, standings),
  };
}

/**
 * The rows of a class in the order of their ranks. `sailings` are the sailings of the series that the reader may see,
 * scored or not.
 */
export const seriesRows = (standings: ClassStandings, scores: SeriesScores, sailings: readonly Id[]): SeriesRow[] =>
  scores.rows.map((row) => seriesRow(row, standings, sailings));
