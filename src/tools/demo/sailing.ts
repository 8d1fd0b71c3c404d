import type { RedressAverage, ScoreCode } from '../../shared/contract/competitors';
import type { WireTime } from '../../shared/contract/common';
import type { ResultMethod } from '../../shared/contract/resultMethods';
import type { PursuitPlan, SailingStatus, StartType } from '../../shared/contract/sailings';
import type { SerieRules } from '../../shared/contract/series';
import type { DemoCourseName } from './courses';
import type { DemoBoat } from './fleet';

/** Boats from one number to another, in thousandths, both ends included. */
export interface Interval {
  name: string;
  min: number | null;
  max: number | null;
}

/** Place of the interval that the number lies in. */
export const intervalOf = (intervals: readonly Interval[], rating: number): number =>
  intervals.findIndex(({ min, max }) => (min === null || rating >= min) && (max === null || rating <= max));

export interface DemoEntry {
  boat: DemoBoat;
  /** Place among the sailing's groups; null: not grouped. */
  group: number | null;
  /** Place among the sailing's classes; null: none. */
  raceClass: number | null;
  /** In a pursuit start: when she starts, Swedish local time. */
  start: WireTime | null;
  elapsedS: number | null;
  scoreCode: ScoreCode | null;
  redress: RedressAverage | null;
  /** The sailor has reported it, and nobody has looked at it yet. */
  isOwnReport: boolean;
}

/** An entry as it is before the race. */
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
  /** The day in Sweden. */
  date: string;
  /** When the first boats start, Swedish local time. */
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
  /** What differs from the defaults. */
  rules: Partial<SerieRules>;
  sailings: DemoSailing[];
}
