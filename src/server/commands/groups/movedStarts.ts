import { daysBetween } from '../../../shared/domain/calendar';
import { addLocalDays, localDateOf, localTimeOf, startInstant, storedInstant } from '../../../shared/domain/time';
import type { SailingRecord, StartGroupChanges, StartGroupRecord } from '../../db/schema';

/** How far the start of a sailing moves: by days, which keep the clock, and by milliseconds on the same day. */
export interface StartMove {
  days: number;
  ms: number;
}

const MIDDAY = '12:00:00';

type Start = Pick<SailingRecord, 'start_date' | 'start_time'>;

/** Null where the start stays, or where there is none to count from. */
export function startMove(before: Start, after: Start): StartMove | null {
  const days = daysBetween(before.start_date, after.start_date);
  const clockOf = (start: string) => startInstant(before.start_date, start);
  const isKnown = before.start_time !== null && after.start_time !== null;
  const ms = isKnown ? clockOf(after.start_time ?? '') - clockOf(before.start_time ?? '') : 0;
  return days === 0 && ms === 0 ? null : { days, ms };
}

export const movedInstant = (stored: string, { days, ms }: StartMove): string =>
  storedInstant(Date.parse(addLocalDays(stored, days)) + ms);

/** A time of day that would leave its day becomes a moment. `date` is the sailing's after the move. */
export function movedGroup(
  { start_time: time, custom_start_datetime: own }: Pick<StartGroupRecord, 'start_time' | 'custom_start_datetime'>,
  date: string,
  move: StartMove,
): StartGroupChanges {
  if (own !== null) return { custom_start_datetime: movedInstant(own, move) };
  if (time === null || move.ms === 0) return {};
  const moved = startInstant(date, time) + move.ms;
  return localDateOf(moved) === localDateOf(startInstant(date, MIDDAY))
    ? { start_time: localTimeOf(moved) }
    : { custom_start_datetime: storedInstant(moved) };
}
