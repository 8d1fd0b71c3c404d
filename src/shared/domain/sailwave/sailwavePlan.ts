import type { WireDate, WireTime } from '../../contract/common';
import type { Recorded, RedressAverage, ScoreCode } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/raceClasses';
import type { SerieRules } from '../../contract/series';
import type { SailwaveHandle } from './sailwaveFile';

/** What a file of Sailwave becomes here: pure data, before anything is stored. */
export interface SailwavePlan {
  name: string;
  description: string;
  rules: SerieRules;
  /** The fleets that boats are scored in; one without a name where the file has none. */
  fleets: readonly PlannedFleet[];
  /** In the order sailed here: by day, then by Sailwave's order. */
  races: readonly PlannedRace[];
  /** What only the club knows, and has not said yet. */
  needs: { first_date: boolean; year: boolean };
  /** Sentences about what cannot come along, or comes along as something else. */
  warnings: readonly string[];
}

export interface PlannedFleet {
  /** null: the fleet of those who are in none. */
  name: string | null;
  /** Sailwave's word for what the fleet is rated by. */
  ratingSystem: string;
  /** Its scoring system has codes or discards that differ from those of the series. */
  hasOwnRules: boolean;
  boats: readonly PlannedBoat[];
}

/** A boat in one fleet: a row of the serie. */
export interface PlannedBoat {
  handle: SailwaveHandle;
  fleet: string | null;
  sailNumber: string;
  boatName: string;
  /** '': the file does not say. */
  type: string;
  club: string;
  helm: string;
  crew: string;
  crewCount: number;
  ratingThousandths: number | null;
  categories: readonly string[];
}

export interface PlannedRace {
  handle: SailwaveHandle;
  name: string;
  /** null: not known before somebody says `first_date` or `year`. */
  date: WireDate | null;
  /** The day that times are counted on meanwhile. */
  day: WireDate;
  isSailed: boolean;
  method: ResultMethod;
  /** The gun, or the first of several. */
  start: WireTime | null;
  /** One for each gun, where there are several. */
  groups: readonly { name: string; start: WireTime | null }[];
  /** `method`: null where it is the race's. */
  classes: readonly { name: string; method: ResultMethod | null }[];
  entries: readonly PlannedEntry[];
}

/** How a boat finished. Instants are milliseconds since 1970. */
export interface PlannedResult {
  recorded: Recorded | null;
  finishMs: number | null;
  elapsedS: number | null;
  code: ScoreCode | null;
  /** RDG: the points given; DPI: the points added. */
  pointsTenths: number | null;
  percent: number | null;
  redress: RedressAverage | null;
}

export interface PlannedEntry extends PlannedResult {
  boat: PlannedBoat;
  /** Of the race's `groups`; null where it has none. */
  group: number | null;
  /** A start of her own. */
  startMs: number | null;
  ratingThousandths: number | null;
}

/** A boat of which nothing was recorded. */
export const NOTHING: PlannedResult = {
  recorded: null,
  finishMs: null,
  elapsedS: null,
  code: null,
  pointsTenths: null,
  percent: null,
  redress: null,
};
