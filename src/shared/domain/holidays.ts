import type { WireDate } from '../contract/common';
import { addDays, firstWeekday } from './calendar';

/** Days on which clubs rarely race: public holidays of Sweden, and the eves that are celebrated as such. */
export const HOLIDAYS = [
  'newYear',
  'epiphany',
  'goodFriday',
  'easterEve',
  'easter',
  'easterMonday',
  'mayDay',
  'ascension',
  'pentecost',
  'nationalDay',
  'midsummerEve',
  'midsummer',
  'allSaints',
  'christmasEve',
  'christmas',
  'boxingDay',
  'newYearsEve',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '05-01': 'mayDay',
  '06-06': 'nationalDay',
  '12-24': 'christmasEve',
  '12-25': 'christmas',
  '12-26': 'boxingDay',
  '12-31': 'newYearsEve',
};

/** Days after Easter Sunday. */
const BY_EASTER: Readonly<Record<number, Holiday>> = {
  [-2]: 'goodFriday',
  [-1]: 'easterEve',
  0: 'easter',
  1: 'easterMonday',
  39: 'ascension',
  49: 'pentecost',
};

/** Easter Sunday of a Gregorian year, by the method of Butcher's Ecclesiastical Calendar (1876). */
export function easterSunday(year: number): WireDate {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * shift + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const FRIDAY = 5;
const SATURDAY = 6;

/** The holiday on a date; null for other days. Where two coincide, the one that moves with Easter or midsummer. */
export function holidayOn(date: WireDate): Holiday | null {
  const year = Number(date.slice(0, 4));
  const midsummerEve = firstWeekday(`${year}-06-19`, FRIDAY);
  const moving: Record<WireDate, Holiday> = {
    [midsummerEve]: 'midsummerEve',
    [addDays(midsummerEve, 1)]: 'midsummer',
    [firstWeekday(`${year}-10-31`, SATURDAY)]: 'allSaints',
  };
  const easter = easterSunday(year);
  for (const [days, holiday] of Object.entries(BY_EASTER)) moving[addDays(easter, Number(days))] = holiday;
  return moving[date] ?? FIXED[date.slice(5)] ?? null;
}
