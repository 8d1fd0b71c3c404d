import type { WireDate, WireTime } from '../contract/common';
import { startInstant } from './time';

/** Datetimes may be in the wire's or the database's form: both name one instant. */
interface SailingStart {
  start_date: WireDate;
  start_time: WireTime | null;
}

interface GroupStart {
  start_time: WireTime | null;
  custom_start_datetime: string | null;
}

const onDate = (date: WireDate, time: WireTime | null): number | null =>
  time === null ? null : startInstant(date, time);

/**
 * The start of a group in milliseconds since 1970: its own datetime, else its time of day, else the sailing's. Null
 * when there is none.
 */
export function groupStart(group: GroupStart, sailing: SailingStart): number | null {
  if (group.custom_start_datetime !== null) return Date.parse(group.custom_start_datetime);
  return onDate(sailing.start_date, group.start_time ?? sailing.start_time);
}

/**
 * The start of a competitor in milliseconds since 1970: its own, else its group's, else the sailing's. Null when there
 * is none.
 */
export function competitorStart(start: string | null, group: GroupStart | null, sailing: SailingStart): number | null {
  if (start !== null) return Date.parse(start);
  return group ? groupStart(group, sailing) : onDate(sailing.start_date, sailing.start_time);
}
