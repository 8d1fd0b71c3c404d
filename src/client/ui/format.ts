import { lazy } from '../../shared/lazy';
import { TIME_ZONE } from '../../shared/product';
import type { WireDate, WireDatetime, WireDecimal, WireTime } from '../../shared/contract/common';
import { timeText, timeTextOf } from '../../shared/domain/time';

const LOCALE = 'sv-SE';
/** A wire date has no clock: noon UTC is the same day everywhere in Sweden. */
const noon = (date: WireDate): Date => new Date(`${date}T12:00:00Z`);

function formatter(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const format = lazy(() => new Intl.DateTimeFormat(LOCALE, options));
  return (at) => format().format(at);
}

const day = formatter({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const date = formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE });
const dayAndMonth = formatter({ day: 'numeric', month: 'long', timeZone: TIME_ZONE });

/** "tors 4 juni" */
export const formatDay = (date: WireDate): string => day(noon(date));

/** "torsdag 4 juni 2026" */
export const formatFullDay = (date: WireDate): string => fullDay(noon(date));

/** "4 juni 2026" */
export const formatDate = (day: WireDate): string => date(noon(day));

/** "18.30", and with seconds only when there are any: "18.30.05". */
export const formatTime = (time: WireTime): string => timeText(time.slice(0, 8).replace(/^(..:..):00$/, '$1'));

/** Swedish time of day of an instant: "18.30.05". */
export const formatClockSeconds = (at: WireDatetime | number): string => timeTextOf(new Date(at).getTime());

/** The same in whole minutes: "18.30". */
export const formatClock = (at: WireDatetime | number): string => formatClockSeconds(at).slice(0, 5);

/** The time of reading: "14.30" for today, else "4 juni 14.30". */
export function formatReadAt(at: number, now = Date.now()): string {
  const isToday = date(at) === date(now);
  return isToday ? formatClock(at) : `${dayAndMonth(at)} ${formatClock(at)}`;
}

/** "4 juni 2026 18.30" */
export const formatMoment = (at: WireDatetime | number): string => `${date(new Date(at))} ${formatClock(at)}`;

/** "1,005" */
export const formatDecimal = (value: WireDecimal): string => value.replace('.', ',');

/** Points, with a decimal only when needed: "3.0" is "3", "3.5" is "3,5". */
export const decimalText = (value: WireDecimal): string => formatDecimal(value.replace(/\.0+$/, ''));

const two = (n: number): string => String(n).padStart(2, '0');

/** "4:05", "1:04:05"; negative after the moment has passed. */
export function formatCountdown(seconds: number): string {
  const left = Math.abs(Math.trunc(seconds));
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return `${seconds < 0 ? '−' : ''}${h > 0 ? `${h}:${two(m)}` : m}:${two(s)}`;
}

const collator = lazy(() => new Intl.Collator(LOCALE, { numeric: true }));

/** Natural Swedish order: SWE 9 before SWE 10, å ä ö last. */
export const compareSwedish = (a: string, b: string): number => collator().compare(a, b);
