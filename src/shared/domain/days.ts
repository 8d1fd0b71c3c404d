import type { WireDate } from '../contract/common';

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
