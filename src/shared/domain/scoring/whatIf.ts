import { NO_RESULT } from './defaults';
import { scoreSeries } from './scoreSeries';
import type { RaceResult, SeriesInput, SeriesScores } from './types';

/**
 * "Vad krävs?": the series with the races to come filled in. Every figure is the scorer's; only the results of races
 * that have not been sailed are made up here.
 */

/** Stands for "does not sail" where a place is asked for. */
export type AssumedPlace = number | null;

/**
 * What the others are thought to do in each race to come. `asSoFar`: they get the average of their points so far.
 * `atBest`: each of them gets the points of the best place that is free, which is better than all of them together can
 * do.
 */
export type Rivals = 'asSoFar' | 'atBest';

export interface Question {
  series: SeriesInput;
  boat: string;
  /** Races of `series` that have not been sailed. */
  toCome: readonly number[];
}

export interface MoreRace {
  weight: number;
  mustCount: boolean;
}

/** The series with more races added at its end, none of them sailed yet. */
export function withMoreRaces({ rules, competitors, races }: SeriesInput, more: readonly MoreRace[]): SeriesInput {
  const weights = races.map((_, race) => rules.weights[race] ?? 1).concat(more.map(({ weight }) => weight));
  const mustCount = more.flatMap((race, index) => (race.mustCount ? [races.length + index] : []));
  return {
    rules: { ...rules, weights, mustCount: [...rules.mustCount, ...mustCount] },
    competitors,
    races: [...races, ...more.map(() => new Map<string, RaceResult>())],
  };
}

const placed = (place: AssumedPlace): RaceResult =>
  place === null ? { ...NO_RESULT, code: 'DNC' } : { ...NO_RESULT, place };

/**
 * Points of a place in a race to come, before its weight: asked of the scorer, by sailing a race in which everybody
 * finishes.
 */
function pointsOfPlaces({ series, toCome }: Question): ReadonlyMap<number, number> {
  const race = toCome[0] ?? 0;
  const everybody = new Map(series.competitors.map((boat, index) => [boat, placed(index + 1)]));
  const { rows } = scoreSeries({ ...series, races: series.races.with(race, everybody) });
  const weight = series.rules.weights[race] ?? 1;
  return new Map(rows.map(({ cells }) => [cells[race]?.place ?? 0, (cells[race]?.tenths ?? 0) / weight]));
}

function sailedRaces({ series, toCome }: Question): number[] {
  return scoreSeries(series).races.flatMap(({ isCounted }, race) =>
    isCounted && !toCome.includes(race) ? [race] : [],
  );
}

/** Answers what the standings become; made once per question, then asked many times. */
export function prophet(question: Question): (places: readonly AssumedPlace[], rivals: Rivals) => SeriesScores {
  const { series, boat, toCome } = question;
  const sailed = sailedRaces(question);
  const points = pointsOfPlaces(question);
  const rivalIn = (place: AssumedPlace, rivals: Rivals): RaceResult =>
    rivals === 'asSoFar'
      ? { ...NO_RESULT, code: 'RDG', average: sailed }
      : { ...NO_RESULT, code: 'RDG', pointsTenths: points.get(place === 1 ? 2 : 1) ?? 0 };
  const boats = series.competitors.length;
  return (places, rivals) => {
    const races = [...series.races];
    toCome.forEach((race, index) => {
      const place = places[index] ?? null;
      const rival = rivalIn(place, rivals);
      // Places behind the boat make the rivals starters and finishers; their points are those given.
      const rivalAt = (index: number): RaceResult => ({ ...rival, place: boats + index + 1 });
      races[race] = new Map(
        series.competitors.map((other, index) => [other, other === boat ? placed(place) : rivalAt(index)]),
      );
    });
    return scoreSeries({ ...series, races });
  };
}

/** The worst places that are sufficient; null when the boat need not sail. */
export interface Needed {
  /** The same place in every race to come. */
  everywhere: AssumedPlace;
  /** With a first place in one race: the place needed in the others. Set only where it is easier than `everywhere`. */
  besidesOneWin: AssumedPlace | undefined;
  /** With one race not sailed: the place needed in the others. Set only where it is possible. */
  withOneMissed: number | undefined;
}

/**
 * The worst place, or none at all, that still is good enough; undefined when the first place is not. A better place is
 * never worse.
 */
function worstPlace(boats: number, isEnough: (place: AssumedPlace) => boolean): AssumedPlace | undefined {
  if (isEnough(null)) return null;
  if (!isEnough(1)) return undefined;
  let [good, bad] = [1, boats + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isEnough(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

const isWorse = (a: AssumedPlace | undefined, b: AssumedPlace): boolean =>
  a !== undefined && b !== null && (a === null || a > b);

/**
 * The places that the boat needs in the remaining races to reach `rank` or better; null when winning them all is not
 * enough.
 */
export function whatIsNeeded(question: Question, rank: number, rivals: Rivals): Needed | null {
  const { boat, toCome, series } = question;
  const ask = prophet(question);
  const isEnough = (places: readonly AssumedPlace[]) => {
    const row = ask(places, rivals).rows.find(({ competitor }) => competitor === boat);
    return row !== undefined && row.rank <= rank;
  };
  const boats = series.competitors.length;
  const others = toCome.slice(1);
  const everywhere = worstPlace(boats, (place) => isEnough(toCome.map(() => place)));
  if (everywhere === undefined) return null;
  if (everywhere === null || others.length === 0)
    return { everywhere, besidesOneWin: undefined, withOneMissed: undefined };
  const besidesOneWin = worstPlace(boats, (place) => isEnough([1, ...others.map(() => place)]));
  const withOneMissed = worstPlace(boats, (place) => isEnough([null, ...others.map(() => place)]));
  return {
    everywhere,
    besidesOneWin: isWorse(besidesOneWin, everywhere) ? besidesOneWin : undefined,
    withOneMissed: withOneMissed ?? undefined,
  };
}
