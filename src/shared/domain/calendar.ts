import type { WireDate, WireTime } from '../contract/common';

/** Dates and times of day as text: no time zone here. */

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TIME = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,6})\d{0,6})?)?$/;

const two = (text: string): string => text.padStart(2, '0');

/** "2026-6-4" is "2026-06-04"; null for anything that is not a day of the calendar. */
export function readDate(text: string): WireDate | null {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  const date = `${year}-${two(month)}-${two(day)}`;
  const instant = new Date(`${date}T00:00:00Z`);
  // The 31st of February is the 3rd of March to Date: only a real day comes back as it went in.
  return year !== '' && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}

/** "7:05" is "07:05:00", a fraction keeps six digits; null for anything that is not a time of day. */
export function readTimeOfDay(text: string): WireTime | null {
  const [, hour, minute, second = '0', fraction = ''] = TIME.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const rest = Number(fraction) === 0 ? '' : `.${fraction.padEnd(6, '0')}`;
  return `${two(hour)}:${two(minute)}:${two(second)}${rest}`;
}

/**
 * A time of day as officials type it, with or without signs between: "1830", "183015", "18.30", "18:30:15", "7.05".
 * Null when it is no time of day.
 */
export function readTypedTime(typed: string): WireTime | null {
  const text = typed.trim();
  if (/^\d{3,6}$/.test(text)) {
    const digits = text.length % 2 === 0 ? text : `0${text}`;
    return readTimeOfDay(digits.replace(/(\d{2})(?=\d)/g, '$1:'));
  }
  return readTimeOfDay(text.replace(/[.,\s]/g, ':'));
}

/** Arithmetic of days of the calendar: no change of the clocks moves them. */

export const WEEK_DAYS = 7;
/** Days of the week in Swedish order; 0 is Sunday, as in JavaScript. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

const noonOf = (date: WireDate): number => Date.parse(`${date}T12:00:00Z`);
const dateAt = (instant: number): WireDate => new Date(instant).toISOString().slice(0, 10);

/** Adds days to a date; a negative number gives an earlier date. */
export const addDays = (date: WireDate, days: number): WireDate => dateAt(noonOf(date) + days * DAY_MS);

/** The number of days from one date to another; negative where the other is earlier. */
export const daysBetween = (from: WireDate, to: WireDate): number => Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

/** The day of the week of a date; 0 is Sunday. */
export const weekdayOf = (date: WireDate): number => new Date(noonOf(date)).getUTCDay();

/** The first date on or after `from` that is the given day of the week. */
export const firstWeekday = (from: WireDate, weekday: number): WireDate =>
  addDays(from, (weekday - weekdayOf(from) + WEEK_DAYS) % WEEK_DAYS);
