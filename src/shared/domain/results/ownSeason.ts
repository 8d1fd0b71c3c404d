import type { Id } from '../../contract/common';
import type { SeriesScores } from '../scoring/types';

/** A series as it has been scored, with the sailings that its races are. */
export interface ScoredSeason {
  scores: Pick<SeriesScores, 'rows' | 'races'>;
  /** In the order of the races. */
  sailings: readonly Id[];
}

/** A place in one evening of the series. */
export interface SeasonPlace {
  sailing: Id;
  place: number;
  /** Boats with a place. */
  of: number;
}

/** Who of two was ahead in a race that both have a place in; null where one of them has none. */
export type Meeting = 'own' | 'other' | 'tied' | null;

export interface Rival {
  key: string;
  /** One for each race that counts. */
  meetings: readonly Meeting[];
  ownAhead: number;
  otherAhead: number;
}

export interface OwnSeason {
  /** The place in the standings; null before the first race counts. */
  rank: number | null;
  /** Tenths of points to the third; null for who is among the first three. */
  toPodiumTenths: number | null;
  /** The best evenings, by the share of the others that the boat was ahead of; equal ones as they were sailed. */
  best: readonly SeasonPlace[];
  /** No other evening was better. False for a last place, and while there is no other evening. */
  isBest: boolean;
  rivals: readonly Rival[];
}

/** Boats this near each other in a race have sailed against each other. */
const CLOSE_PLACES = 3;
const BEST = 2;
const RIVALS = 2;
const PODIUM = 3;

/** The share of the others that a boat was ahead of, as a fraction: a win is all of them, however many they were. */
const beaten = ({ place, of }: SeasonPlace): [number, number] => (of < 2 ? [0, 1] : [of - place, of - 1]);

/** Below zero where the first is better. */
function byShare(a: SeasonPlace, b: SeasonPlace): number {
  const [beatenA, ofA] = beaten(a);
  const [beatenB, ofB] = beaten(b);
  return beatenB * ofA - beatenA * ofB;
}

type PlacesOf = ReadonlyMap<string, readonly (number | null)[]>;

function ownPlaces(places: PlacesOf, key: string, counted: readonly Id[]): SeasonPlace[] {
  const own = places.get(key) ?? [];
  return counted.flatMap((sailing, race) => {
    const place = own[race] ?? null;
    const of = [...places.values()].filter((all) => all[race] != null).length;
    return place === null ? [] : [{ sailing, place, of }];
  });
}

/** The evening as its own list has it, in its place among the others; last while the series does not count it. */
function withTonight(evenings: readonly SeasonPlace[], tonight: SeasonPlace | null): readonly SeasonPlace[] {
  if (tonight === null) return evenings;
  if (evenings.every(({ sailing }) => sailing !== tonight.sailing)) return [...evenings, tonight];
  return evenings.map((one) => (one.sailing === tonight.sailing ? tonight : one));
}

function meetingOf(own: number | null | undefined, other: number | null | undefined): Meeting {
  if (own == null || other == null) return null;
  return own === other ? 'tied' : own < other ? 'own' : 'other';
}

interface Candidate extends Rival {
  /** Races in which the two were close. */
  close: number;
  /** How often another of the two was ahead than the time before. */
  changes: number;
  apart: number;
}

function candidate(key: string, own: readonly (number | null)[], other: readonly (number | null)[]): Candidate {
  const meetings = own.map((place, race) => meetingOf(place, other[race]));
  const gaps = own.flatMap((place, race) => {
    const theirs = other[race];
    return place === null || theirs == null ? [] : [Math.abs(place - theirs)];
  });
  const decided = meetings.filter((meeting) => meeting === 'own' || meeting === 'other');
  return {
    key,
    meetings,
    ownAhead: meetings.filter((meeting) => meeting === 'own').length,
    otherAhead: meetings.filter((meeting) => meeting === 'other').length,
    close: gaps.filter((gap) => gap <= CLOSE_PLACES).length,
    changes: decided.filter((meeting, index) => index > 0 && meeting !== decided[index - 1]).length,
    apart: gaps.reduce((sum, gap) => sum + gap, 0),
  };
}

/**
 * The two boats that one has most often sailed close to, at most three places apart: most close races first, then most
 * changes of who is ahead, then fewest places apart in all. A boat met close only once is no rival.
 */
function rivalsOf(places: PlacesOf, key: string): Rival[] {
  const own = places.get(key) ?? [];
  return [...places]
    .flatMap(([other, theirs]) => (other === key ? [] : [candidate(other, own, theirs)]))
    .filter(({ close }) => close > 1)
    .sort((a, b) => b.close - a.close || b.changes - a.changes || a.apart - b.apart || (a.key < b.key ? -1 : 1))
    .slice(0, RIVALS)
    .map(({ key: other, meetings, ownAhead, otherAhead }) => ({ key: other, meetings, ownAhead, otherAhead }));
}

/**
 * How an evening stands in the season of one boat: `tonight` is compared with the other evenings of the series,
 * whether it counts there yet or not.
 */
export function ownSeason({ scores, sailings }: ScoredSeason, key: string, tonight: SeasonPlace | null): OwnSeason {
  const isCounted = (race: number) => scores.races[race]?.isCounted === true;
  const counted = sailings.filter((_, race) => isCounted(race));
  const places = new Map(
    scores.rows.map(({ competitor, cells }) => [
      competitor,
      cells.filter((_, race) => isCounted(race)).map(({ place }) => place),
    ]),
  );
  const row = scores.rows.find(({ competitor }) => competitor === key);
  const third = scores.rows[PODIUM - 1];
  const evenings = withTonight(ownPlaces(places, key, counted), tonight);
  const others = evenings.filter((one) => one !== tonight);
  const isBehind = row !== undefined && third !== undefined && row.rank > third.rank;
  return {
    rank: row && counted.length > 0 ? row.rank : null,
    toPodiumTenths: isBehind && counted.length > 0 ? Math.abs(row.netTenths - third.netTenths) : null,
    best: evenings.toSorted(byShare).slice(0, BEST),
    isBest:
      tonight !== null &&
      tonight.place < tonight.of &&
      others.length > 0 &&
      others.every((other) => byShare(tonight, other) <= 0),
    rivals: rivalsOf(places, key),
  };
}
