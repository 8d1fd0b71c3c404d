import type { WireDate } from '../../shared/contract/common';
import { addDays, firstWeekday, WEEK_DAYS } from '../../shared/domain/days';

export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const SATURDAY = 6;

/** The next such weekday, from one to seven days on. */
export const nextWeekday = (date: WireDate, weekday: number): WireDate => firstWeekday(addDays(date, 1), weekday);

/** The last such weekday before the date, from one to seven days back. */
export const lastWeekday = (date: WireDate, weekday: number): WireDate =>
  firstWeekday(addDays(date, -WEEK_DAYS), weekday);
