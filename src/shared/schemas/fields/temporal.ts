import { FIRST_YEAR, LAST_YEAR, readDate, readTimeOfDay } from '../../domain/calendar';
import { readDuration, wireDuration } from '../../domain/duration';
import { readDatetime, wireDatetime } from '../../domain/time';
import { TIME_ZONE } from '../../product';
import { validationTexts } from '../../texts/validation';
import { field, isMisread, misread } from './field';
import type { Misread } from './field';

const FIRST_DAY = `${FIRST_YEAR}-01-01`;
const LAST_DAY = `${LAST_YEAR}-12-31`;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer ones cannot be counted to the millisecond. */
const MAX_DAYS = 100_000_000;

const trimmed = (raw: unknown): string | null => (typeof raw === 'string' ? raw.trim() : null);

function readDay(raw: unknown): string | Misread {
  const text = trimmed(raw);
  const date = text === null ? null : readDate(text);
  if (date) return date;
  const isDatetime = text !== null && 'instant' in readDatetime(text);
  return misread(isDatetime ? validationTexts.dateButDatetime : validationTexts.notDate);
}

/** A day, "2026-06-04". */
export const date = () =>
  field('date', readDay)
    .test('max', validationTexts.tooLarge(LAST_DAY), (value) => value == null || value <= LAST_DAY)
    .test('min', validationTexts.tooSmall(FIRST_DAY), (value) => value == null || value >= FIRST_DAY);

function readClock(raw: unknown): string | Misread {
  const text = trimmed(raw);
  return (text === null ? null : readTimeOfDay(text)) ?? misread(validationTexts.notTime);
}

/** A Swedish time of day, "18:30:00". */
export const time = () => field('time', readClock);

const DATETIME_PROBLEMS = {
  format: validationTexts.notDatetime,
  'date only': validationTexts.datetimeButDate,
  'no such local time': validationTexts.noSuchLocalTime(TIME_ZONE),
} as const;

function readMoment(raw: unknown): string | Misread {
  const text = trimmed(raw);
  if (text === null) return misread(validationTexts.notDatetime);
  const reading = readDatetime(text);
  return 'instant' in reading ? wireDatetime(reading.instant) : misread(DATETIME_PROBLEMS[reading.problem]);
}

/** A moment, sent with the Swedish offset; without any offset it is Swedish local time. */
export const datetime = () => field('datetime', readMoment);

/** A moment, or a time of day on a date that is known elsewhere (it stays "18:30:00" then). */
export const datetimeOrTime = () =>
  field('datetime', (raw) => {
    const clock = readClock(raw);
    return isMisread(clock) ? readMoment(raw) : clock;
  });

function readLength(raw: unknown): string | Misread {
  const text = typeof raw === 'number' ? String(raw) : trimmed(raw);
  const ms = text === null ? null : readDuration(text);
  if (ms === null) return misread(validationTexts.notDuration);
  return Math.abs(ms) > MAX_DAYS * DAY_MS ? misread(validationTexts.tooManyDays(MAX_DAYS)) : wireDuration(ms);
}

/** A length of time, "01:02:03"; a number is seconds. */
export const duration = () => field('duration', readLength);
