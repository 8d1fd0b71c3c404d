import type { Id, WireDate } from './common';
import type { ScoreCode } from './competitors';

/** Degrees and m/s, as the race committee wrote them down. */
export interface Wind {
  direction: number | null;
  speed: number | null;
}

/**
 * What was sailed in a year: finished sailings alone, so that it is the same for everybody. A start is a boat that came
 * to the start: one with a time, or with another code than DNS, DNC and DUTY.
 */
export interface SeasonFigures {
  year: number;
  sailings: number;
  starts: number;
  finishers: number;
  /** Aboard the boats that started, each evening counted. */
  people: number;
  /** Each boat once, as in series that are counted by boat. */
  boats: number;
  /** Each helm once. */
  helms: number;
}

/** One sailing of the season. */
export interface SeasonEvening {
  sailing: Id;
  name: string;
  date: WireDate;
  starters: number;
  finishers: number;
  people: number;
  /** Of all its boats, also those that did not start. */
  codes: { code: ScoreCode; boats: number }[];
  /** The last that was written down; null: nothing was. */
  wind: Wind | null;
}

export interface SeasonClass {
  name: string;
  starts: number;
  boats: number;
}

/** A boat that started often. */
export interface SeasonBoat {
  /** Its latest entry. */
  competitor: Id;
  sail_number: string;
  boat_name: string;
  skipper_name: string;
  starts: number;
}

export interface Season extends SeasonFigures {
  /** Helms who sailed the year before too; null: nothing was sailed then. */
  returning: number | null;
  /** In the order sailed. */
  evenings: SeasonEvening[];
  /** Race classes by name, the largest first. */
  classes: SeasonClass[];
  /** Those that started most, at most ten. */
  boats_most: SeasonBoat[];
}

export interface ClubStatistics {
  /** In which something was sailed, the latest first. */
  years: number[];
  season: Season;
  /** The year before; null: nothing was sailed then. */
  before: SeasonFigures | null;
}

export const statisticsPaths = {
  /** Without a year: the latest in which something was sailed. */
  ofClub: (club: Id | string, year?: number) =>
    `/api/clubs/${club}/statistics/${year === undefined ? '' : `?year=${year}`}`,
} as const;
