import type { RatingSystem } from '../../contract/scoring';
import { holdsPlace, crossingPlaces } from './racePlaces';
import { codePoints } from './codePoints';
import { CODE_ORDER, codeFacts } from './codes';
import { correctedTime } from './correctedTime';
import { BOOK_RULES } from './defaults';
import { parseFraction } from './fraction';
import { scoreSeries } from './scoreSeries';
import { compareNames } from './ties';
import type { PointsStep, RaceResult, ScoringRules } from './types';

/** A boat of a single race: its recorded finish, and its rating as a decimal text of any length. */
export interface RaceBoat extends Omit<RaceResult, 'place' | 'crossed' | 'average'> {
  id: string;
  rating: string;
  elapsedS: number | null;
  laps: number;
}

export interface RaceInput {
  system: RatingSystem;
  /** Length of the course, for time on distance. */
  distanceNm: string;
  boats: readonly RaceBoat[];
}

export interface RaceBoatScore {
  boat: RaceBoat;
  correctedS: number | null;
  place: number | null;
  tenths: number;
  steps: readonly PointsStep[];
}

export interface RaceScores extends Pick<RaceInput, 'system' | 'distanceNm'> {
  /** Finishers by place, then the others by code; boats that are alike by id. */
  rows: readonly RaceBoatScore[];
  /** py: the greatest number of laps among boats with a time. */
  mostLaps: number;
  /** False where no boat sailed the course: a series would not count the race (90.3(a)). */
  isCounted: boolean;
}

/** A single race is a series of one, of which nothing is discarded. */
const RULES: ScoringRules = { ...BOOK_RULES, places: 'crossing', discards: { count: 0 } };

interface TimedRow {
  boat: RaceBoat;
  correctedS: number | null;
}

/**
 * Where boats that hold a place crossed, by corrected time in whole seconds: rounded times that are equal are a tie.
 */
function placesOf(rows: readonly TimedRow[]): ReadonlyMap<string, number> {
  const crossed = rows.flatMap(({ boat, correctedS }) =>
    correctedS === null || !holdsPlace(boat) ? [] : [{ id: boat.id, seconds: correctedS }],
  );
  return new Map(crossingPlaces(crossed).map(({ boat, place }) => [boat.id, place]));
}

function resultOf({ boat, correctedS }: TimedRow, crossed: number | null): RaceResult {
  const { code, percent, times, penaltyTenths, pointsTenths } = boat;
  const hasPlace = !codeFacts(code).replacesFinish;
  return {
    place: hasPlace ? crossed : null,
    crossed: hasPlace ? null : crossed,
    code: code ?? (correctedS === null ? 'DNC' : null),
    percent,
    times,
    penaltyTenths,
    pointsTenths,
    average: null,
  };
}

const codeRank = ({ boat }: RaceBoatScore): number => {
  const rank = CODE_ORDER.indexOf(boat.code ?? 'DNC');
  return rank === -1 ? CODE_ORDER.length : rank;
};

function inListOrder(a: RaceBoatScore, b: RaceBoatScore): number {
  const byPlace = (a.place ?? Infinity) - (b.place ?? Infinity);
  if (a.place !== null || b.place !== null) return byPlace || compareNames(a.boat.id, b.boat.id);
  return codeRank(a) - codeRank(b) || compareNames(a.boat.id, b.boat.id);
}

/**
 * Corrected times, places and points of one race by RRS appendix A, calculated by the scorer of series. A boat without
 * a time has no place and scores boats + 1 (A5.2); without a code it is DNC. Codes have points even where no boat
 * finished, although the race would not count in a series (90.3(a)).
 */
export function raceScores({ system, distanceNm, boats }: RaceInput): RaceScores {
  const mostLaps = Math.max(1, ...boats.filter(({ elapsedS }) => elapsedS !== null).map(({ laps }) => laps));
  const handicap = { system, mostLaps, miles: parseFraction(distanceNm) };
  const timed = boats.map((boat): TimedRow => {
    const { elapsedS, laps } = boat;
    return {
      boat,
      correctedS:
        elapsedS === null ? null : correctedTime(handicap, { elapsedS, rating: parseFraction(boat.rating), laps }),
    };
  });

  const places = placesOf(timed);
  const race = new Map(timed.map((row) => [row.boat.id, resultOf(row, places.get(row.boat.id) ?? null)]));
  const scores = scoreSeries({ rules: RULES, competitors: boats.map(({ id }) => id), races: [race] });
  const cells = new Map(scores.rows.map(({ competitor, cells: [cell] }) => [competitor, cell]));
  const [summary] = scores.races;

  const rows = timed.flatMap((row): RaceBoatScore[] => {
    const cell = cells.get(row.boat.id);
    if (!cell || !summary) return [];
    const { place, steps } = cell;
    if (cell.tenths !== null) return [{ ...row, place, steps, tenths: cell.tenths }];
    const step = codePoints(cell.code ?? 'DNF', summary, RULES);
    return [{ ...row, place, steps: [step], tenths: step.tenths }];
  });
  return { system, distanceNm, mostLaps, isCounted: summary?.isCounted ?? false, rows: rows.sort(inListOrder) };
}
