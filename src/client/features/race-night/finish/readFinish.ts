import { SCORE_CODES, type FinishPayload, type ScoreCode } from '../../../../shared/contract/competitors';
import type { WireDate } from '../../../../shared/contract/common';
import { readTypedTime } from '../../../../shared/domain/calendar';
import { wireDuration, readTypedElapsed } from '../../../../shared/domain/duration';
import {
  finishInstant,
  finishProblem,
  type FinishProblem,
  type RecordedFinish,
} from '../../../../shared/domain/finish';
import { wireDatetime } from '../../../../shared/domain/time';

export const TIME_MODES = ['clock', 'elapsed'] as const;
/** What the typed time is: what the clock showed at the finish, or how long the boat has sailed. */
export type TimeMode = (typeof TIME_MODES)[number];

/** What was typed of one finish. */
export interface TypedFinish {
  /** Digits, or a code. */
  time: string;
  code: ScoreCode | null;
  mode: TimeMode;
}

/** The boat whose finish it is: when it starts, and on which day. */
export interface Finisher {
  /** Instant in milliseconds. */
  start: number | null;
  date: WireDate;
  /** Nobody knows yet when it started, so nothing can be wrong with its time. */
  isUnknown: boolean;
  /** The server's time while the race is on: then four digits are minutes and seconds of the hour. */
  now?: number | undefined;
  /** A clock before the start is asked about elsewhere, and not refused here. */
  mayBeEarly?: boolean;
}

export type TypedProblem = FinishProblem | 'nothing' | 'notClock' | 'notElapsed' | 'noSuchTime' | 'needsPoints';
export type FinishReading = { finish: FinishPayload } | { problem: TypedProblem };

/** Codes whose points somebody must say: not on the fly, but in the boat's own form. */
const NEEDS_POINTS: readonly ScoreCode[] = ['RDG', 'DPI'];

/** Codes that one line of the sheet can hold. */
export const QUICK_CODES: readonly ScoreCode[] = SCORE_CODES.filter((code) => !NEEDS_POINTS.includes(code));

export function readTypedCode(typed: string): ScoreCode | null {
  const text = typed.trim().toUpperCase();
  return SCORE_CODES.find((code) => code === text) ?? null;
}

type TimeReading = { time: RecordedFinish } | { problem: TypedProblem };

const HOUR_MS = 3_600_000;
/** The clocks of phones differ a little. */
const AHEAD_MS = 5_000;

/** "0722" while the race is on: the latest 07 min 22 s past an hour that has been. */
function readMinutes(typed: string, now: number): number | null {
  const [, minutes, seconds] = /^([0-5]\d)[ .:,]?([0-5]\d)$/.exec(typed.trim()) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const at = Math.floor(now / HOUR_MS) * HOUR_MS + (Number(minutes) * 60 + Number(seconds)) * 1000;
  return at > now + AHEAD_MS ? at - HOUR_MS : at;
}

const HAS_FOUR_DIGITS = /^\d\d[ .:,]?\d\d$/;

function readClock(typed: string, { start, date, now }: Finisher): TimeReading {
  if (now !== undefined && HAS_FOUR_DIGITS.test(typed.trim())) {
    const finish = readMinutes(typed, now);
    return finish === null ? { problem: 'notClock' } : { time: { recorded: 'finish', finish } };
  }
  const clock = readTypedTime(typed);
  if (clock === null) return { problem: 'notClock' };
  const finish = finishInstant(clock, start, date);
  return finish === null ? { problem: 'noSuchTime' } : { time: { recorded: 'finish', finish } };
}

function readElapsed(typed: string): TimeReading {
  const elapsedS = readTypedElapsed(typed);
  return elapsedS === null ? { problem: 'notElapsed' } : { time: { recorded: 'elapsed', elapsedS } };
}

function readTime(typed: string, mode: TimeMode, finisher: Finisher): TimeReading {
  const reading = mode === 'clock' ? readClock(typed, finisher) : readElapsed(typed);
  if ('problem' in reading || finisher.isUnknown) return reading;
  const problem = problemOf(reading.time, finisher);
  return problem === null ? reading : { problem };
}

function problemOf(time: RecordedFinish, { start, mayBeEarly = false }: Finisher): FinishProblem | null {
  const problem = finishProblem(time, start);
  return mayBeEarly && problem === 'beforeStart' ? null : problem;
}

const timePayload = (time: RecordedFinish): FinishPayload =>
  time.recorded === 'finish'
    ? { finish_time: wireDatetime(time.finish) }
    : { elapsed_time: wireDuration(time.elapsedS * 1000) };

/** A time that was stamped when the boat crossed the line. */
export function readStamp(at: number, finisher: Finisher): FinishReading {
  const time: RecordedFinish = { recorded: 'finish', finish: at };
  const problem = finisher.isUnknown ? null : problemOf(time, finisher);
  return problem === null ? { finish: { ...timePayload(time), score_code: null } } : { problem };
}

/** What a line of the sheet says. A time without a code takes an earlier code away; a code alone leaves the time. */
export function readFinish({ time: typed, code: chosen, mode }: TypedFinish, finisher: Finisher): FinishReading {
  const typedCode = readTypedCode(typed);
  const code = typedCode ?? chosen;
  if (code !== null && NEEDS_POINTS.includes(code)) return { problem: 'needsPoints' };
  if (typedCode !== null || typed.trim() === '')
    return code === null ? { problem: 'nothing' } : { finish: { score_code: code } };
  const reading = readTime(typed, mode, finisher);
  return 'problem' in reading ? reading : { finish: { ...timePayload(reading.time), score_code: code } };
}
