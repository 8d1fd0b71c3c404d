import type { WireDate, WireDatetime, WireTime } from '../contract/common';
import { lazy } from '../lazy';
import { TIME_ZONE } from '../product';
import { FIRST_YEAR, LAST_YEAR, readDate, readTimeOfDay, addDays } from './calendar';

/**
 * Swedish local time and instants. An instant is a number of milliseconds since 1970 (UTC); text forms of it are the
 * database's ("2026-06-04T16:30:00.000Z") and the wire's, with the Swedish offset ("2026-06-04T18:30:00+02:00").
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_REMEMBERED = 10_000;

const clock = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: TIME_ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

/** Computes each value once, since a list of boats asks for the same few a thousand times; begins again when they are many. */
function remembered<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const value = compute(key);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}

/** By the hour, since the clocks change on whole hours; Intl takes microseconds. */
const offsetInHour = remembered((hour: number): number => {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(hour * HOUR_MS)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 1) - 1, parts['day'], parts['hour'], parts['minute']);
  return (local - hour * HOUR_MS) / MINUTE_MS;
});

/** Minutes that Swedish time is ahead of UTC at the instant. */
export const offsetMinutesAt = (instant: number): number => offsetInHour(Math.floor(instant / HOUR_MS));

/** The instants at which Swedish clocks show this: none in the gap of March, two in the repeated hour of October. */
function instantsShowing(date: WireDate, time: WireTime): number[] {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const around = new Set([offsetMinutesAt(asUtc - DAY_MS), offsetMinutesAt(asUtc + DAY_MS)]);
  return [...around]
    .map((offset) => ({ offset, instant: asUtc - offset * MINUTE_MS }))
    .filter(({ offset, instant }) => offsetMinutesAt(instant) === offset)
    .map(({ instant }) => instant)
    .sort((a, b) => a - b);
}

/** The first instant when Swedish clocks show this time; null when they never do. */
export function instantOfLocal(date: WireDate, time: WireTime): number | null {
  return instantsShowing(date, time)[0] ?? null;
}

const startAt = remembered((local: string): number => {
  const [date = '', time = ''] = local.split('T');
  const asUtc = Date.parse(`${local}Z`);
  return instantOfLocal(date, time) ?? asUtc - offsetMinutesAt(asUtc - DAY_MS) * MINUTE_MS;
});

/** Like `instantOfLocal`, but a time that is skipped in March counts as if the clocks had not changed yet. */
export const startInstant = (date: WireDate, time: WireTime): number => startAt(`${date}T${time}`);

const localIso = (instant: number): string => new Date(instant + offsetMinutesAt(instant) * MINUTE_MS).toISOString();

export const localDateOf = (instant: number): WireDate => localIso(instant).slice(0, 10);
export const localTimeOf = (instant: number): WireTime => localIso(instant).slice(11, 19);

/** A time of day as people read it: "18.30.05"; lengths of time have colons, as `lengthText` writes them. */
export const timeText = (time: WireTime): string => time.replaceAll(':', '.');

/** The Swedish time of day of an instant as people read it: "18.30.05". */
export const timeTextOf = (instant: number): string => timeText(localTimeOf(instant));

/** "2026-06-04T18:30:00+02:00"; a fraction of a second is sent with six digits. */
export const wireDatetime = remembered((instant: number): WireDatetime => {
  const offset = offsetMinutesAt(instant);
  const hours = String(Math.trunc(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  const [seconds = '', fraction = ''] = localIso(instant).slice(0, -1).split('.');
  return `${seconds}${fraction === '000' ? '' : `.${fraction}000`}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
});

/** The database's text of an instant. */
export const storedInstant = (instant: number): string => new Date(instant).toISOString();

const DATETIME =
  /^(\d{4}-\d{1,2}-\d{1,2})[T ](\d{1,2}:\d{1,2}(?::\d{1,2}(?:[.,]\d{1,12})?)?)\s*(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/i;

export type DatetimeReading = { instant: number } | { problem: 'format' | 'date only' | 'no such local time' };

function offsetMs(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const digits = text.slice(1).replace(':', '').padEnd(4, '0');
  const magnitude = Number(digits.slice(0, 2)) * HOUR_MS + Number(digits.slice(2)) * MINUTE_MS;
  return text.startsWith('-') ? -magnitude : magnitude;
}

/**
 * Reads a datetime of the wire: with an offset, with Z, or with neither (Swedish local time). A blank may replace the
 * T.
 */
export function readDatetime(text: string): DatetimeReading {
  if (readDate(text)) return { problem: 'date only' };
  const [, day = '', clockText = '', offset] = DATETIME.exec(text) ?? [];
  const date = readDate(day);
  const time = readTimeOfDay(clockText);
  if (!date || !time || Number(date.slice(0, 4)) < FIRST_YEAR || Number(date.slice(0, 4)) > LAST_YEAR)
    return { problem: 'format' };
  if (offset !== undefined) return { instant: Date.parse(`${date}T${time}Z`) - offsetMs(offset) };
  const instant = instantOfLocal(date, time);
  return instant === null ? { problem: 'no such local time' } : { instant };
}

/** Moves a stored instant by whole days and keeps the time on Swedish clocks, also across a clock change. */
export function addLocalDays(stored: string, days: number): string {
  const instant = Date.parse(stored);
  return storedInstant(startInstant(addDays(localDateOf(instant), days), localTimeOf(instant)));
}
