import { finishDoubtTexts } from '../texts/results';
import { wireDuration } from './duration';
import { timeTextOf } from './time';

/** The reasons that a finish itself gives. */
export type FinishDoubt = keyof typeof finishDoubtTexts;

const AHEAD_MS = 5_000;
const LONGEST_MS = 12 * 60 * 60 * 1000;
const TIMES_THE_MEDIAN = 3;
const ENOUGH_HOME = 3;

/** What is known when a finish is written down. Instants are in milliseconds since 1970. */
export interface FinishFacts {
  finish: number;
  start: number | null;
  /** By the server's clock. */
  now: number;
  /** The finish that the boat has already; null: none. */
  earlier: number | null;
  /** The times sailed, in milliseconds, of the boats of the sailing that are home. */
  sailed: readonly number[];
}

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

function isVeryLong(elapsed: number, sailed: readonly number[]): boolean {
  return elapsed > LONGEST_MS || (sailed.length >= ENOUGH_HOME && elapsed > TIMES_THE_MEDIAN * middleOf(sailed));
}

/**
 * Reasons to doubt a finish before it counts: more than 5 s ahead of the clock, before the start, no start, more than
 * three times the median of at least three boats or 12 hours, or another time than the boat has already.
 */
export function finishDoubts({ finish, start, now, earlier, sailed }: FinishFacts): FinishDoubt[] {
  return [
    finish > now + AHEAD_MS && ('future' as const),
    start === null && ('no_start' as const),
    start !== null && finish < start && ('before_start' as const),
    start !== null && isVeryLong(finish - start, sailed) && ('very_long' as const),
    earlier !== null && earlier !== finish && ('already' as const),
  ].filter((kind) => kind !== false);
}

/** The reason in a sentence. */
export function doubtText(kind: FinishDoubt, { finish, start, now, earlier }: FinishFacts): string {
  if (kind === 'future') return finishDoubtTexts.future(timeTextOf(now));
  if (kind === 'very_long') return finishDoubtTexts.very_long(wireDuration(finish - (start ?? finish)));
  if (kind === 'already') return finishDoubtTexts.already(timeTextOf(earlier ?? finish));
  return finishDoubtTexts[kind]();
}

/** A finish that cannot be, unless somebody says that it is so. */
export const isRefused = (kind: FinishDoubt): boolean => kind === 'future' || kind === 'before_start';
