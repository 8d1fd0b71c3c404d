import type { WireDate, WireTime } from '../contract/common';
import type { StartState } from '../contract/startGroups';
import { addDays } from './calendar';
import { startInstant } from './time';

/** Datetimes may be in the wire's or the database's form: both name one instant. */
interface SailingStart {
  start_date: WireDate;
  start_time: WireTime | null;
  /** As the start log moved it, in a sailing without groups. */
  custom_start_datetime?: string | null;
  start_state?: StartState;
}

interface GroupStart {
  start_time: WireTime | null;
  custom_start_datetime: string | null;
  start_state?: StartState;
}

const WAITING: readonly StartState[] = ['postponed', 'recalled', 'abandoned', 'cancelled'];

/** Whether a start was taken away and no other has been given. Rows kept by earlier versions do not say. */
export const isWaiting = ({ start_state }: { start_state?: StartState }): boolean =>
  start_state !== undefined && WAITING.includes(start_state);

const onDate = (date: WireDate, time: WireTime | null): number | null =>
  time === null ? null : startInstant(date, time);

/**
 * The start that is planned for a group, in milliseconds since 1970: its own datetime, else its time of day, else the
 * sailing's; whether or not it has been postponed. Null when there is none.
 */
export function plannedGroupStart(group: GroupStart, sailing: SailingStart): number | null {
  if (group.custom_start_datetime !== null) return Date.parse(group.custom_start_datetime);
  return onDate(sailing.start_date, group.start_time ?? sailing.start_time);
}

/** As `plannedGroupStart`, of a sailing without groups. */
export function plannedSailingStart({ custom_start_datetime: own = null, ...sailing }: SailingStart): number | null {
  return own !== null ? Date.parse(own) : onDate(sailing.start_date, sailing.start_time);
}

/** The start of a group; null also while it is postponed, recalled, abandoned or cancelled. */
export const groupStart = (group: GroupStart, sailing: SailingStart): number | null =>
  isWaiting(group) ? null : plannedGroupStart(group, sailing);

/**
 * The start of a competitor in milliseconds since 1970: its own, else its group's, else the sailing's. Null when there
 * is none, and while the group (or the sailing, for those without a group) has lost its start.
 */
export function competitorStart(start: string | null, group: GroupStart | null, sailing: SailingStart): number | null {
  if (isWaiting(group ?? sailing)) return null;
  if (start !== null) return Date.parse(start);
  return group ? groupStart(group, sailing) : plannedSailingStart(sailing);
}

/**
 * The instant of a time of day that somebody types about a sailing, in milliseconds since 1970: on its day, or on the
 * one before or after where that is nearer to its planned start, so that an evening may go past midnight.
 */
export function typedInstant(time: WireTime, { start_date, start_time }: SailingStart): number {
  const planned = startInstant(start_date, start_time ?? time);
  const instants = [0, -1, 1].map((days) => startInstant(addDays(start_date, days), time));
  const distance = (instant: number) => Math.abs(instant - planned);
  return instants.reduce((nearest, instant) => (distance(instant) < distance(nearest) ? instant : nearest));
}
