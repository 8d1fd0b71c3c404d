import type { WireDate } from '../contract/common';

/** Dates of a season of sailings: days of the calendar, so that no change of the clocks moves a start. */

/** 0 is Sunday, as JavaScript counts. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A year later on the same weekday. */
export const SEASON_WEEKS = 52;
const WEEK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const noonOf = (date: WireDate): number => Date.parse(`${date}T12:00:00Z`);
const dateAt = (instant: number): WireDate => new Date(instant).toISOString().slice(0, 10);

/** The day so many days later; earlier where the number is negative. */
export const addDays = (date: WireDate, days: number): WireDate => dateAt(noonOf(date) + days * DAY_MS);

/** Days from one date to another; negative where the other is earlier. */
export const daysBetween = (from: WireDate, to: WireDate): number => Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

export const weekdayOf = (date: WireDate): number => new Date(noonOf(date)).getUTCDay();

export interface Season {
  weekday: number;
  /** Both days belong to it. */
  from: WireDate;
  to: WireDate;
}

/** Every such weekday of the season in order, at most `max`; none where it ends before it begins. */
export function seasonDates({ weekday, from, to }: Season, max: number): WireDate[] {
  const first = addDays(from, (weekday - weekdayOf(from) + WEEK_DAYS) % WEEK_DAYS);
  const dates: WireDate[] = [];
  for (let date = first; date <= to && dates.length < max; date = addDays(date, WEEK_DAYS)) dates.push(date);
  return dates;
}

/** Where the number of a sailing goes in a pattern of names. */
export const NUMBER_MARK = '{n}';

/** "Torsdagssegling {n}" is "Torsdagssegling 3"; a pattern without the mark is the same name each time. */
export const numberedName = (pattern: string, number: number): string => pattern.replaceAll(NUMBER_MARK, String(number)).trim();

/**
 * How many weeks a season is moved so that its last day has not passed: whole years of 52 weeks, which keep the weekday, at least one.
 */
export function weeksToNextSeason(last: WireDate, today: WireDate): number {
  const years = Math.ceil(daysBetween(last, today) / (SEASON_WEEKS * WEEK_DAYS));
  return Math.max(1, years) * SEASON_WEEKS;
}

const YEAR = /\b(?:19|20)\d{2}\b/g;

/** "Höstserien 2026" is "Höstserien 2027". Years of both ends of "2026–2027" move; a name without a year stays. */
export const yearsLater = (name: string, years: number): string => name.replace(YEAR, (year) => String(Number(year) + years));

/** As `yearsLater`, and a name without a year gets that of the new season behind it. */
export function nameOfNextSeason(name: string, lastYear: number, years: number): string {
  const moved = yearsLater(name, years);
  return moved === name ? `${name} ${lastYear + years}` : moved;
}
