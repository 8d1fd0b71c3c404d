import type { Id, WireDate, WireDecimal, WireDuration } from './common';
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

/** A finished sailing named in passing. */
export interface SailedRace {
  sailing: Id;
  name: string;
  date: WireDate;
  /** Slug of its club. */
  club: string;
}

/** The best time on a course. */
export interface CourseRecord {
  sailing: Id;
  name: string;
  date: WireDate;
  competitor: Id;
  sail_number: string;
  boat_name: string;
  skipper_name: string;
  rating: WireDecimal | null;
  elapsed_time: WireDuration;
  corrected_time: WireDuration | null;
  wind: Wind | null;
}

export interface ClassRecords {
  /** null: of all boats, whatever their class. */
  race_class: string | null;
  elapsed: CourseRecord;
  /** null: no boat had a rating. */
  corrected: CourseRecord | null;
}

/** Of finished sailings on the course that were neither shortened nor given another course. */
export interface CourseRecords {
  sailings: number;
  /** All boats first, then the classes by name; empty while nobody has finished. */
  records: ClassRecords[];
}

/** How a boat did in a race, among those that started in its class. */
export interface RacePlace extends SailedRace {
  competitor: Id;
  place: number | null;
  starters: number;
  score_code: ScoreCode | null;
  skipper_name: string;
  sail_number: string;
  boat_name: string;
  elapsed_time: WireDuration | null;
  corrected_time: WireDuration | null;
}

/** What a sailor or a boat sailed in a year. */
export interface OwnSeason {
  year: number;
  starts: number;
  finishes: number;
  /** The best place; of equal ones that in the largest fleet. null: no place at all. */
  best: RacePlace | null;
  /** Percent of the other starters that were behind, on average over the races with a place; null: none of them had any. */
  beaten: number | null;
  /** Those that started most first. */
  boats: SailedBoat[];
}

export interface SailedBoat {
  /** Its latest entry, and the slug of the club that it was in. */
  competitor: Id;
  club: string;
  sail_number: string;
  boat_name: string;
  starts: number;
}

/** A boat in the finished sailings of a club. */
export interface BoatHistory {
  sail_number: string;
  boat_name: string;
  boat_model_name: string | null;
  /** The latest first, as the races are. */
  seasons: OwnSeason[];
  races: RacePlace[];
}

export const statisticsPaths = {
  /** Without a year: the latest in which something was sailed. */
  ofClub: (club: Id | string, year?: number) =>
    `/api/clubs/${club}/statistics/${year === undefined ? '' : `?year=${year}`}`,
  ofCourse: (course: Id) => `/api/courses/${course}/records/`,
  ofSailor: (sailor: Id) => `/api/sailors/${sailor}/seasons/`,
  /** Of the boat that an entry is. */
  ofBoat: (competitor: Id) => `/api/competitors/${competitor}/boat-history/`,
} as const;
