import type { WireDate, WireDatetime, WireDuration, WireTime } from '../../contract/common';
import { durationText, readDuration } from '../duration';
import { localDateOf, localTimeOf, timeText, timeTextOf } from '../time';
import { lazy } from '../../lazy';

/** How public pages and files write days, times and numbers: in Swedish, one way each. */

const noon = (date: WireDate): Date => new Date(`${date}T12:00:00Z`);
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' }));
const full = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const short = dayFormat({ day: 'numeric', month: 'short' });
const weekday = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('sv') + text.slice(1);

/** "Onsdag 10 juni 2026" */
export const fullDay = (date: WireDate): string => capital(full().format(noon(date)));
/** "Onsdag 10 juni" */
export const dayWithWeekday = (date: WireDate): string => capital(weekday().format(noon(date)));
/** "10 juni" without its year, the month shortened where that is usual. */
export const shortDay = (date: WireDate): string => short().format(noon(date));

/** "18.30" */
export const clock = (time: WireTime): string => timeText(time.slice(0, 5));
/** "19.30.53", of an instant. */
export const clockOf = (at: WireDatetime | null): string => (at === null ? '' : timeTextOf(Date.parse(at)));
/** "10 juni 21.10", of an instant. */
export const moment = (at: WireDatetime): string =>
  `${shortDay(localDateOf(Date.parse(at)))} ${clock(localTimeOf(Date.parse(at)))}`;

export const elapsed = (time: WireDuration | null): string => (time === null ? '' : durationText(time));
export const seconds = (time: WireDuration | null): number => Math.round((readDuration(time ?? '') ?? 0) / 1000);

const two = (value: number): string => String(value).padStart(2, '0');

/** "+1:07", "+1:02:03"; '' for the winner. */
export function behind(time: WireDuration | null): string {
  const all = seconds(time);
  if (all === 0) return '';
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  return hours > 0 ? `+${hours}:${two(minutes)}:${two(all % 60)}` : `+${minutes}:${two(all % 60)}`;
}

/** "0,928"; "3" and "3,5" of points. */
export const decimal = (value: string | null): string => (value ?? '').replace('.', ',');
export const points = (value: string | null): string => decimal((value ?? '').replace(/\.0+$/, ''));

const COMPASS = ['N', 'NO', 'O', 'SO', 'S', 'SV', 'V', 'NV'] as const;

/** "SV 6,5 m/s" */
export function windText({ direction, speed }: { direction: number | null; speed: number | null }): string {
  const from = direction === null ? '' : (COMPASS[Math.round(direction / 45) % COMPASS.length] ?? '');
  return [from, speed === null ? '' : `${decimal(String(speed))} m/s`].filter((part) => part !== '').join(' ');
}
