import type { WireDate } from '../../contract/common';
import { addDays, readDate, WEEK_DAYS } from '../calendar';

/** English and Swedish. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma[yi]|maj', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'dec'];
const MONTH_PATTERNS = MONTHS.map((month) => new RegExp(`^(?:${month})`, 'i'));
const MONTHS_OF_A_YEAR = 12;

/** A day with its year, or without. */
interface DayRead {
  year: number | null;
  month: number;
  day: number;
}

const fullYear = (text: string): number => (text.length <= 2 ? 2000 + Number(text) : Number(text));

/** "07-05-26", "2026/09/12": days come before months, unless the file says that it writes months first. */
function readFigures(text: string, monthFirst: boolean): DayRead | null {
  const [first = '', second = '', third = ''] =
    /^(\d{1,4})[-/. ](\d{1,2})(?:[-/. ](\d{1,4}))?$/.exec(text)?.slice(1) ?? [];
  if (first === '') return null;
  if (first.length > 2) return { year: Number(first), month: Number(second), day: Number(third) };
  const isMonthFirst = Number(second) > MONTHS_OF_A_YEAR || (monthFirst && Number(first) <= MONTHS_OF_A_YEAR);
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { year: third === '' ? null : fullYear(third), month: Number(month), day: Number(day) };
}

/** "Jan 18", "May 5th", "5 maj 2026". */
function readWords(text: string): DayRead | null {
  const words = text.split(/[\s,.\-/]+/);
  const month = words.map((word) => MONTH_PATTERNS.findIndex((pattern) => pattern.test(word))).find((at) => at >= 0);
  const figures = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|e|:e)?$/i.exec(word)?.[1] ?? []);
  const day = figures.find((figure) => figure.length <= 2);
  if (month === undefined || day === undefined) return null;
  const year = figures.find((figure) => figure.length === 4) ?? figures.filter((figure) => figure !== day)[0];
  return { year: year === undefined ? null : fullYear(year), month: month + 1, day: Number(day) };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** What the club says about days that the file does not tell. */
export interface SailwaveDays {
  /** The day of the first race without one; the others follow a week apart. */
  firstDate: WireDate | null;
  /** Of days without a year. */
  year: number | null;
}

export interface RaceDays {
  /** As many as texts; null where something has to be said first. */
  dates: (WireDate | null)[];
  needs: { first_date: boolean; year: boolean };
}

/** The days of the races, from free text. `dateSpec` is the file's own hint of how it writes them. */
export function raceDays(texts: readonly string[], dateSpec: string, { firstDate, year }: SailwaveDays): RaceDays {
  const monthFirst = /^\W*m/i.test(dateSpec);
  const needs = { first_date: false, year: false };
  let undated = 0;
  const dates = texts.map((text) => {
    const read = readFigures(text.trim(), monthFirst) ?? readWords(text.trim());
    const inYear = (one: number) => read && readDate(`${one}-${two(read.month)}-${two(read.day)}`);
    // A leap year takes every day there is.
    if (!read || inYear(read.year ?? 2024) === null) {
      needs.first_date = true;
      undated += 1;
      return firstDate && addDays(firstDate, (undated - 1) * WEEK_DAYS);
    }
    if (read.year !== null) return inYear(read.year);
    needs.year = true;
    return year === null ? null : inYear(year);
  });
  return { dates, needs };
}
