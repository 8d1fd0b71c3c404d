import type { Id } from '../../contract/common';

const SECOND_MS = 1000;
/** A crossing is written to the nearest second. */
const HALF_SECOND_MS = SECOND_MS / 2;

/** A boat of a race in which boats are still out, in whole numbers. */
export interface RacingBoat {
  id: Id;
  /** In milliseconds since 1970; null while it has no start. */
  startMs: number | null;
  /** 1,000 where the time sailed counts as it is; null without a rating. */
  ratingThousandths: number | null;
  /** The time that places are given by, in seconds; null while the boat is out. */
  seconds: number | null;
}

/**
 * The longest whole time sailed whose corrected time is below `seconds`: the greatest e with
 * (2 × e × rating + 1000) div 2000 ≤ seconds − 1. Null where no time is short enough.
 */
export function longestElapsed(seconds: number, ratingThousandths: number): number | null {
  const room = 2000 * seconds - 1001;
  return room < 0 ? null : (room - (room % (2 * ratingThousandths))) / (2 * ratingThousandths);
}

/** A boat that is home, by the time that counts. Boats with equal times share their place (A7). */
export interface HomeBoat {
  id: Id;
  seconds: number;
  place: number;
}

/** What a boat that is out needs. */
export interface BoatNeeds {
  id: Id;
  /**
   * The last instant of finish at which the boat comes before those who hold the place, by the places that are held;
   * null for a place that no finish gives. Null while its start or rating is unknown.
   */
  deadlines: readonly (number | null)[] | null;
}

/** What all boats of a race need, whatever the time is now. */
export interface RaceNeeds {
  /** The best first. */
  home: readonly HomeBoat[];
  /** The places that are held, in rising order. */
  places: readonly number[];
  out: readonly BoatNeeds[];
}

function homeOf(boats: readonly RacingBoat[]): HomeBoat[] {
  const finished = boats
    .flatMap(({ id, seconds }) => (seconds === null ? [] : [{ id, seconds }]))
    .sort((a, b) => a.seconds - b.seconds);
  let place = 0;
  return finished.map((boat, index) => {
    if (boat.seconds !== finished[index - 1]?.seconds) place = index + 1;
    return { ...boat, place };
  });
}

function deadlinesOf({ startMs, ratingThousandths }: RacingBoat, times: readonly number[]): BoatNeeds['deadlines'] {
  if (startMs === null || ratingThousandths === null) return null;
  return times.map((seconds) => {
    const elapsed = longestElapsed(seconds, ratingThousandths);
    return elapsed === null ? null : startMs + elapsed * SECOND_MS;
  });
}

/** When each boat that is out must be home to take each place from those who hold it. */
export function raceNeeds(boats: readonly RacingBoat[]): RaceNeeds {
  const home = homeOf(boats);
  const held = home.filter(({ place }, index) => place !== home[index - 1]?.place);
  const times = held.map(({ seconds }) => seconds);
  const out = boats.filter(({ seconds }) => seconds === null);
  return {
    home,
    places: held.map(({ place }) => place),
    out: out.map((boat) => ({ id: boat.id, deadlines: deadlinesOf(boat, times) })),
  };
}

/**
 * What a boat may still reach: the place that it takes from those who hold it, and the last second of the finish that
 * does so. In that second it may be equal to the boats ahead, and then shares their place (A7).
 */
export interface Reach {
  place: number;
  before: number;
}

export interface Chances {
  /** Boats that are out and may still come first. */
  mayWin: readonly Id[];
  /** The best place of each boat that is out; null when every held place is out of reach or nothing is known. */
  reach: ReadonlyMap<Id, Reach | null>;
  /** Boats that are home and that nobody who is out can pass any more. */
  fixed: ReadonlySet<Id>;
}

const isOpen = (deadline: number | null, now: number): boolean => deadline !== null && now < deadline + HALF_SECOND_MS;

/** The best place that the boat may still take from those who are home. */
export function reachOf({ deadlines }: BoatNeeds, places: readonly number[], now: number): Reach | null {
  const at = deadlines?.findIndex((deadline) => isOpen(deadline, now)) ?? -1;
  const [before, place] = [deadlines?.[at], places[at]];
  return before == null || place === undefined ? null : { place, before };
}

/**
 * What is still open at `now`. With a finish whose boat nobody knows yet, and with a boat whose start or rating is
 * missing, no place is fixed.
 */
export function chancesAt({ home, places, out }: RaceNeeds, now: number, hasUnknown: boolean): Chances {
  const isKnown = !hasUnknown && out.every(({ deadlines }) => deadlines !== null);
  const mayBeTaken = places.map((_, at) => out.some(({ deadlines }) => isOpen(deadlines?.[at] ?? null, now)));
  const safe = new Set(places.filter((_, at) => isKnown && !mayBeTaken[at]));
  return {
    mayWin: out
      .filter(({ deadlines }) => deadlines === null || deadlines.length === 0 || isOpen(deadlines[0] ?? null, now))
      .map(({ id }) => id),
    reach: new Map(out.map((boat) => [boat.id, reachOf(boat, places, now)])),
    fixed: new Set(home.filter(({ place }) => safe.has(place)).map(({ id }) => id)),
  };
}
