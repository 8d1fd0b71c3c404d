/**
 * A file of Sailwave (.blw): one series with all that was entered and scored. Texts stand as Sailwave writes them, ''
 * where it leaves a value out; what they mean is decided by those who use them. Nobody's e-mail, phone, address, date of
 * birth or health is in this model, and so they are never read.
 */
export interface SailwaveFile {
  series: SailwaveSeries;
  /** Titles that the club has given to columns, by Sailwave's names for them: "HelmAgeGroup" is "Category". */
  titles: ReadonlyMap<string, string>;
  systems: readonly SailwaveSystem[];
  boats: readonly SailwaveBoat[];
  /** In the order of their ranks, the only true one. */
  races: readonly SailwaveRace[];
  /** Of known boats and races alone. */
  cells: readonly SailwaveCell[];
}

/** Sailwave's own number of a boat, a race or a scoring system: whole, with gaps, one pool for boats and races. */
export type SailwaveHandle = number;

export interface SailwaveSeries {
  /** "2.38.02" */
  version: string;
  name: string;
  venue: string;
  notes: string;
  /** How days are written ("d-m-y"): a hint that files do not always follow. */
  dateSpec: string;
  eventId: string;
  rootSystem: SailwaveHandle | null;
}

/** A scoring system: the root, or a child for one fleet or class. */
export interface SailwaveSystem {
  handle: SailwaveHandle;
  /** null: the root. */
  parent: SailwaveHandle | null;
  /** "Fleet" or "Class"; what a child is for is the `value`. */
  field: string;
  value: string;
  /** "None", "TCF", "PY", "NHC1" … */
  ratingSystem: string;
  pointsSystem: string;
  /** Boats with the same place: "Averaged". */
  raceTies: string;
  /** Points of the rules of 2025: penalties to the tenth. */
  isRrs2025: boolean;
  /** Cumulative discards by number of races sailed, "0,0,0,1,1"; or an expression. */
  discards: string;
  /** What a child takes from its parent: "codes", "discards", "ratingsystem" … */
  follows: ReadonlySet<string>;
  /** Medal races, final series and flights, as far as they are switched on. */
  hasMedalRace: boolean;
  hasFinals: boolean;
  hasFlights: boolean;
  codes: readonly SailwaveCode[];
}

/** A scoring code as a system defines it. */
export interface SailwaveCode {
  code: string;
  /** "Boats in series +", "Boats in race +", "Finishers +", "Score like", "Fixed penalty" … */
  method: string;
  /** A number, or the code to score like. */
  value: string;
  isDiscardable: boolean;
  cameToStart: boolean;
  isFinisher: boolean;
  /** A penalty: the boat keeps her place. */
  keepsPlace: boolean;
  text: string;
}

/** A boat in one fleet. A boat that is scored in two fleets is two of these, the second one an alias of the first. */
export interface SailwaveBoat {
  handle: SailwaveHandle;
  alias: SailwaveHandle | null;
  isExcluded: boolean;
  sailNumber: string;
  nation: string;
  boatName: string;
  /** The type of boat, unless the club has given its column another title. */
  boatClass: string;
  /** '': the fleet of all. */
  fleet: string;
  division: string;
  club: string;
  helm: string;
  crew: string;
  rating: string;
  sex: string;
  ageGroup: string;
  total: string;
  net: string;
  /** "1st" or "1" in the standings of the fleet. */
  rank: string;
}

export interface SailwaveRace {
  handle: SailwaveHandle;
  rank: number | null;
  name: string;
  isSailed: boolean;
  /** Free text: "07-05-26", "Jan 18", "May 5th". */
  date: string;
  /** One for each gun. */
  starts: readonly SailwaveStart[];
}

/** A condition of a start: `field` of a boat is, or is not, `value`. */
export interface SailwaveCondition {
  field: string;
  value: string;
  /** "=", "<>", "<=" … */
  operator: string;
}

export interface SailwaveStart {
  /** None: all boats. Two of one field: either. */
  selector: readonly SailwaveCondition[];
  gun: string;
  /** "Place", "Finish time", "Elapsed time" … */
  mode: string;
  name: string;
}

/** 0 nothing, 1 a place alone, 3 a code alone, 4 times, also with a code. */
export type SailwaveCellKind = 0 | 1 | 3 | 4;

/** One boat in one race. */
export interface SailwaveCell {
  boat: SailwaveHandle;
  race: SailwaveHandle;
  kind: SailwaveCellKind;
  code: string;
  finish: string;
  start: string;
  elapsed: string;
  corrected: string;
  /** The place as it was written down, and the place after scoring. */
  writtenPlace: string;
  place: string;
  points: string;
  isDiscarded: boolean;
  /** The number used in this race; '': the boat's. */
  rating: string;
  /** Sailwave filled in the cell when it scored: a DNC that nobody wrote. */
  isAutomatic: boolean;
}
