import type { WireDate } from '../../shared/contract/common';
import { addDays, firstWeekday, WEEK_DAYS } from '../../shared/domain/calendar';

export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const SATURDAY = 6;

/** The next date with this day of the week, one to seven days ahead. */
export const nextWeekday = (date: WireDate, weekday: number): WireDate => firstWeekday(addDays(date, 1), weekday);

/** The last date with this day of the week, one to seven days before the date. */
export const lastWeekday = (date: WireDate, weekday: number): WireDate =>
  firstWeekday(addDays(date, -WEEK_DAYS), weekday);
