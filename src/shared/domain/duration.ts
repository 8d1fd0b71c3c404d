import type { WireDuration } from '../contract/common';

/** Lengths of time, in milliseconds inside and as "01:02:03" on the wire. */

const CLOCK = /^(?:(-?\d+) (?:days?, )?)?(-?)(?:(\d+):(?=\d+:\d+))?(?:(\d+):)?(\d+)(?:[.,](\d{1,6})\d{0,6})?$/;
const ISO =
  /^([+-]?)P(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/;

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const amount = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

function totalMs(days: number, hours: number, minutes: number, seconds: number): number {
  return Math.round(((days * 24 + hours) * 60 + minutes) * 60 * SECOND_MS + seconds * SECOND_MS);
}

/** Reads "3600", "1:2:3", "26:03:04", "1 02:03:04", "01:02:03.5", "PT1H2M3S", "P1DT2H"; null for anything else. */
export function readDuration(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, days, sign, hours, minutes, seconds, fraction] = clock;
    const withinDay = totalMs(0, amount(hours), amount(minutes), amount(fraction ? `${seconds}.${fraction}` : seconds));
    return totalMs(amount(days), 0, 0, 0) + (sign === '-' ? -withinDay : withinDay);
  }
  const iso = ISO.exec(text);
  if (!iso || text.endsWith('P') || text.endsWith('T')) return null;
  const [, sign, days, hours, minutes, seconds] = iso;
  const total = totalMs(amount(days), amount(hours), amount(minutes), amount(seconds));
  return sign === '-' ? -total : total;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "01:02:03", "1 02:03:04" from 24 hours on, "01:02:03.500000" with a fraction, "-1 23:59:00" for minus one minute. */
export function wireDuration(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const rest = ms - days * DAY_MS;
  const seconds = Math.floor(rest / SECOND_MS);
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const fraction = rest % SECOND_MS;
  return `${days === 0 ? '' : `${days} `}${clock}${fraction === 0 ? '' : `.${String(fraction).padStart(3, '0')}000`}`;
}

const DIGITS = /^\d{1,7}$/;
const PARTS = /^(?:(\d{1,3})[.:,\s])?(\d{1,3})[.:,\s](\d{2})$/;

/** Splits digits as a watch shows them: the last two are seconds, the two before them minutes, the rest hours. */
function split(digits: string): [hours: number, minutes: number, seconds: number] {
  return [Number(digits.slice(0, -4)), Number(digits.slice(-4, -2)), Number(digits.slice(-2))];
}

/**
 * Reads an elapsed time as officials type it and returns seconds: "11423" and "1.14.23" are 1:14:23, "4523" is 45:23,
 * "74:23" is 1:14:23. Null when the text is no elapsed time.
 */
export function readTypedElapsed(typed: string): number | null {
  const text = typed.trim();
  const [, hoursText, minutesText = '', secondsText = ''] = PARTS.exec(text) ?? [];
  if (!DIGITS.test(text) && minutesText === '') return null;
  const [hours, minutes, seconds] = DIGITS.test(text)
    ? split(text)
    : [Number(hoursText ?? 0), Number(minutesText), Number(secondsText)];
  // Minutes above 59 are accepted, but not together with hours.
  const isTooMany = seconds > 59 || (minutes > 59 && hours > 0);
  return isTooMany ? null : (hours * 60 + minutes) * 60 + seconds;
}

/** A time sailed: "0:29:24", "26:03:04". Hours always, so that times of one list look alike. */
export const lengthText = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** The same of a time on the wire. */
export const durationText = (duration: WireDuration): string =>
  lengthText(Math.round((readDuration(duration) ?? 0) / SECOND_MS));

/** Whole seconds as "01:54:23", "1 02:03:04" from 24 hours on; below zero as "-00:05:00". */
export const clockText = (seconds: number): string =>
  seconds < 0 ? `-${wireDuration(-seconds * 1000)}` : wireDuration(seconds * 1000);
