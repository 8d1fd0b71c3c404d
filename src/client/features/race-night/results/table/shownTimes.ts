import type { WireDate, WireDatetime, WireDuration } from '../../../../../shared/contract/common';
import { daysBetween } from '../../../../../shared/domain/calendar';
import { readDuration } from '../../../../../shared/domain/duration';
import { localDateOf, localTimeOf } from '../../../../../shared/domain/time';
import { formatClockSeconds } from '../../../../ui/format';

const two = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds of a time on the wire. */
export const secondsOf = (duration: WireDuration): number => Math.round((readDuration(duration) ?? 0) / 1000);

/** Time behind the winner: "+0:42", "+1:02:10"; nothing for the winner. */
export function shownGap(duration: WireDuration): string {
  const seconds = secondsOf(duration);
  if (seconds === 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `+${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** The clock, and how many days after the sailing's own when it is another day. */
function withDays(clock: string, at: WireDatetime, day: WireDate): string {
  const days = daysBetween(day, localDateOf(Date.parse(at)));
  return days === 0 ? clock : `${clock} (${days > 0 ? '+' : '−'}${Math.abs(days)} d)`;
}

/** "19.34.12", and "00.12.03 (+1 d)" of a boat that came home the day after. */
export const shownClock = (at: WireDatetime, day: WireDate): string => withDays(formatClockSeconds(at), at, day);

/** The same in a file for Excel, which takes "19:34:12" for a time. */
export const fileClock = (at: WireDatetime, day: WireDate): string => withDays(localTimeOf(Date.parse(at)), at, day);
