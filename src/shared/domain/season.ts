import type { WireDate } from '../contract/common';
import { addDays, daysBetween, firstWeekday, WEEK_DAYS } from './calendar';

/** Dates and names of a season of sailings. */

/** A year later on the same weekday. */
export const SEASON_WEEKS = 52;

export interface Season {
  weekday: number;
  /** Both days belong to it. */
  from: WireDate;
  to: WireDate;
}

/** Every such weekday of the season in order, at most `max`; none where it ends before it begins. */
export function seasonDates({ weekday, from, to }: Season, max: number): WireDate[] {
  const dates: WireDate[] = [];
  for (let date = firstWeekday(from, weekday); date <= to && dates.length < max; date = addDays(date, WEEK_DAYS))
    dates.push(date);
  return dates;
}

/** The placeholder of the sailing's number in a name pattern. */
const NUMBER_MARK = '{n}';

/** "Torsdagssegling {n}" is "Torsdagssegling 3"; a pattern without the mark is the same name each time. */
export const numberedName = (pattern: string, number: number): string =>
  pattern.replaceAll(NUMBER_MARK, String(number)).trim();

/**
 * How many weeks a season is moved so that its last day has not passed: whole years of 52 weeks, which keep the
 * weekday, at least one.
 */
export function weeksToNextSeason(last: WireDate, today: WireDate): number {
  const years = Math.ceil(daysBetween(last, today) / (SEASON_WEEKS * WEEK_DAYS));
  return Math.max(1, years) * SEASON_WEEKS;
}

const YEAR = /\b(?:19|20)\d{2}\b/g;

/** "Höstserien 2026" is "Höstserien 2027". Years of both ends of "2026–2027" move; a name without a year stays. */
export const yearsLater = (name: string, years: number): string =>
  name.replace(YEAR, (year) => String(Number(year) + years));

/** Like `yearsLater`, but appends the new season's year to a name without one. */
export function nameOfNextSeason(name: string, lastYear: number, years: number): string {
  const moved = yearsLater(name, years);
  return moved === name ? `${name} ${lastYear + years}` : moved;
}
