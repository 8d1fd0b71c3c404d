import type { ScoreCode } from '../../contract/competitors';
import type { Awaited } from './averages';
import { codePoints } from './codePoints';
import { codeFacts } from './codes';
import { highPointsOfCode, highPointsOfPlace } from './highPoint';
import { movedUp } from './movedUp';
import { discretionaryPenalty, scoringPenalty, type PenaltyBase } from './penalties';
import { countPlaces, placePoints } from './placePoints';
import { raceSummary } from './raceSummary';
import type { PointsStep, RaceResult, RaceSummary, ScoringRules } from './types';

/** A boat's points in one race, before averages, weights and discards. */
export interface RacePoints {
  place: number | null;
  code: ScoreCode | null;
  steps: PointsStep[];
  /** null: the race is not counted, or the points are awaited. */
  tenths: number | null;
  awaited: Awaited | null;
}

/** The fleet of one race: `boatsAt` says how many boats have each place. */
interface Fleet {
  rules: ScoringRules;
  summary: RaceSummary;
  boatsAt: ReadonlyMap<number, number>;
}

/** The facts of a race that decide the points of each boat. */
interface RaceContext extends Fleet {
  dnfTenths: number;
  winnerTenths: number;
}

function pointsOfCode(code: ScoreCode, summary: RaceSummary, rules: ScoringRules): PointsStep {
  if (rules.system === 'low_point' || rules.codePoints[code]) return codePoints(code, summary, rules);
  return highPointsOfCode(rules.system, code, summary.starters);
}

function pointsOfPlace(place: number, { rules, summary, boatsAt }: Fleet): PointsStep {
  const tied = boatsAt.get(place) ?? 1;
  return rules.system === 'low_point'
    ? placePoints(place, tied)
    : highPointsOfPlace(rules.system, place, tied, summary.starters);
}

const tenthsOf = (step: PointsStep): number => ('tenths' in step ? step.tenths : 0);

function awaitedOf({ code, average }: RaceResult, { rules, dnfTenths }: RaceContext): Awaited | null {
  if (code === 'RDG' && average !== null) return { code, average, dnfTenths };
  if (code === 'DUTY' && !rules.codePoints.DUTY) return { code, average: average ?? 'all_others', dnfTenths };
  return null;
}

function penaltyOf(
  result: RaceResult,
  tenths: number,
  { rules, dnfTenths, winnerTenths }: RaceContext,
): PointsStep | null {
  const { code } = result;
  if (code !== 'SCP' && code !== 'ZFP' && code !== 'DPI') return null;
  const isHighPoint = rules.system !== 'low_point';
  const base: PenaltyBase = {
    edition: rules.edition,
    tenths,
    dnfTenths,
    ofTenths: isHighPoint ? winnerTenths : dnfTenths,
    isHighPoint,
  };
  return code === 'DPI' ? discretionaryPenalty(result, base) : scoringPenalty(code, result, base);
}

/** The steps of a boat's points in a race that counts. A boat with neither place nor code did not finish. */
function stepsOf(result: RaceResult, place: number | null, race: RaceContext): PointsStep[] {
  const { code, pointsTenths } = result;
  if (code === 'RDG' && pointsTenths !== null) return [{ step: 'stated', tenths: pointsTenths }];
  if (place === null)
    return [pointsOfCode(code !== null && codeFacts(code).replacesFinish ? code : 'DNF', race.summary, race.rules)];
  const first = pointsOfPlace(place, race);
  const penalty = penaltyOf(result, tenthsOf(first), race);
  const moved: PointsStep[] =
    result.place !== null && result.place !== place ? [{ step: 'movedUp', from: result.place, to: place }] : [];
  return penalty ? [...moved, first, penalty] : [...moved, first];
}

function pointsOf(result: RaceResult, place: number | null, race: RaceContext): RacePoints {
  const { code } = result;
  if (!race.summary.isCounted) return { place, code, steps: [], tenths: null, awaited: null };
  const awaited = awaitedOf(result, race);
  if (awaited) return { place, code, steps: [], tenths: null, awaited };
  const steps = stepsOf(result, place, race);
  const last = steps.at(-1);
  return { place, code, steps, tenths: last ? tenthsOf(last) : null, awaited: null };
}

/**
 * Scores the boats of one race: moves places up (A6.1), then points by place (A4, A7) or by code (A5), penalties
 * (44.3(c)) and stated redress. `results` has one for every boat of the series.
 */
export function racePoints(
  results: readonly RaceResult[],
  rules: ScoringRules,
  entries: number,
): { summary: RaceSummary; points: RacePoints[] } {
  const summary = raceSummary(results, entries, rules.minStarters);
  const newPlace = rules.places === 'crossing' ? movedUp(results) : (place: number) => place;
  const places = results.map(({ place }) => (place === null ? null : newPlace(place)));
  const boatsAt = countPlaces(places);
  const dnfTenths = tenthsOf(pointsOfCode('DNF', summary, rules));
  const winnerTenths = tenthsOf(pointsOfPlace(1, { rules, summary, boatsAt: new Map() }));
  const race: RaceContext = { rules, summary, boatsAt, dnfTenths, winnerTenths };
  return { summary, points: results.map((result, boat) => pointsOf(result, places[boat] ?? null, race)) };
}
