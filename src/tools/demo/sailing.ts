import type { WireTime, WireDate } from '../../shared/contract/common';
import type { RedressAverage, ScoreCode } from '../../shared/contract/competitors';
import type { ResultMethod } from '../../shared/contract/raceClasses';
import type { PursuitPlan, SailingStatus, StartType } from '../../shared/contract/sailings';
import type { SerieRules } from '../../shared/contract/series';
import { addDays, firstWeekday, WEEK_DAYS } from '../../shared/domain/calendar';
import type { DemoCourseName } from './courses';
import type { DemoBoat } from './fleet';

/** The interval of numbers in thousandths, both ends included. */
export interface Interval {
  name: string;
  min: number | null;
  max: number | null;
}

/** The index of the interval that the number is in. */
export const intervalOf = (intervals: readonly Interval[], rating: number): number =>
  intervals.findIndex(({ min, max }) => (min === null || rating >= min) && (max === null || rating <= max));

export interface DemoEntry {
  boat: DemoBoat;
  /** The index of the group in the sailing; null when ungrouped. */
  group: number | null;
  /** The index of the class in the sailing; null for none. */
  raceClass: number | null;
  /** In a pursuit race: the boat's start, in Swedish local time. */
  start: WireTime | null;
  elapsedS: number | null;
  scoreCode: ScoreCode | null;
  redress: RedressAverage | null;
  /** True for a result that the sailor reported and that has not been reviewed. */
  isOwnReport: boolean;
}

/** An entry before the race. */
export const anEntry = (boat: DemoBoat, values: Partial<DemoEntry> = {}): DemoEntry => ({
  boat,
  group: null,
  raceClass: null,
  start: null,
  elapsedS: null,
  scoreCode: null,
  redress: null,
  isOwnReport: false,
  ...values,
});

export interface DemoSailing {
  name: string;
  description: string;
  /** The date in Sweden. */
  date: string;
  /** The first start, in Swedish local time. */
  startTime: WireTime;
  status: SailingStatus;
  isVerified: boolean;
  startType: StartType;
  resultMethod: ResultMethod;
  course: DemoCourseName | null;
  groups: readonly (Interval & { startTime: WireTime })[];
  classes: readonly Interval[];
  pursuit: PursuitPlan | null;
  entries: DemoEntry[];
}

export interface DemoSerie {
  name: string;
  description: string;
  /** The values that differ from the defaults. */
  rules: Partial<SerieRules>;
  sailings: DemoSailing[];
}

export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const SATURDAY = 6;

/** The next date with this day of the week, one to seven days ahead. */
export const nextWeekday = (date: WireDate, weekday: number): WireDate => firstWeekday(addDays(date, 1), weekday);

/** The last date with this day of the week, one to seven days before the date. */
export const lastWeekday = (date: WireDate, weekday: number): WireDate =>
  firstWeekday(addDays(date, -WEEK_DAYS), weekday);
