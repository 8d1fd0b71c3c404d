import type { ScoreCode } from '../../contract/competitors';
import type { Awaited } from './averages';
import { codePoints } from './codePoints';
import { codeFacts } from './codes';
import { highPointsOfCode, highPointsOfPlace } from './highPoint';
import { placesMovedUp } from './racePlaces';
import { discretionaryPenalty, scoringPenalty, type PenaltyBase } from './penalties';
import type { PointsStep, RaceResult, RaceSummary, ScoringRules } from './types';

const hasFinished = ({ place, crossed, code }: RaceResult): boolean =>
  place !== null || (crossed !== null && codeFacts(code).sailedTheCourse);

/**
 * Counts the boats that code points depend on, and decides whether the race counts: a boat sailed the course and
 * finished in time (90.3(a)), and there were enough starters (a local rule).
 */
function raceSummary(results: readonly RaceResult[], entries: number, minStarters: number): RaceSummary {
  let cameToStart = 0;
  let starters = 0;
  let finishers = 0;
  let isSailed = false;
  for (const result of results) {
    const facts = codeFacts(result.code);
    if (facts.cameToStart) cameToStart += 1;
    if (facts.isStarter) starters += 1;
    if (result.place !== null) finishers += 1;
    isSailed ||= hasFinished(result);
  }
  const whyNot = !isSailed ? 'noFinisher' : starters < minStarters ? 'tooFewStarters' : null;
  return { isCounted: whyNot === null, whyNot, minStarters, entries, cameToStart, starters, finishers };
}

/** Counts the boats at each place. */
function countPlaces(places: readonly (number | null)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/**
 * RRS A4 and A7: the place in points, and where boats are tied, the points of the places that they fill shared equally.
 * In tenths.
 */
function placePoints(place: number, tiedBoats: number): PointsStep {
  return { step: 'place', place, tiedBoats, tenths: place * 10 + (tiedBoats - 1) * 5 };
}

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
  const newPlace = rules.places === 'crossing' ? placesMovedUp(results) : (place: number) => place;
  const places = results.map(({ place }) => (place === null ? null : newPlace(place)));
  const boatsAt = countPlaces(places);
  const dnfTenths = tenthsOf(pointsOfCode('DNF', summary, rules));
  const winnerTenths = tenthsOf(pointsOfPlace(1, { rules, summary, boatsAt: new Map() }));
  const race: RaceContext = { rules, summary, boatsAt, dnfTenths, winnerTenths };
  return { summary, points: results.map((result, boat) => pointsOf(result, places[boat] ?? null, race)) };
}
