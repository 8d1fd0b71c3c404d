import { readTypedTime } from '../calendar';
import { readTypedElapsed } from '../duration';

const DAY_S = 86_400;
/** A boat that would have sailed longer was written down wrongly. */
const LONGEST_S = 18 * 3600;

/**
 * Seconds of a time sailed as Sailwave writes it: "0.58.31", "0:58:31", "005831". Null for none: an empty value,
 * "0:00:00", or what is no time.
 */
export function readSailwaveElapsed(text: string): number | null {
  const seconds = readTypedElapsed(text);
  return seconds === null || seconds === 0 || seconds > LONGEST_S ? null : seconds;
}

/** The second of the day of a clock, in the same spellings; null for none, which "0:00:00" is too. */
export function readSailwaveClock(text: string): number | null {
  const [hours = 0, minutes = 0, seconds = 0] = readTypedTime(text)?.split(':').map(Number) ?? [];
  return (hours * 60 + minutes) * 60 + Math.floor(seconds) || null;
}

/** Seconds from gun to finish: a finish before the gun is after midnight. Null above 18 hours. */
export function secondsSailed(finish: number, gun: number): number | null {
  const seconds = finish < gun ? finish - gun + DAY_S : finish - gun;
  return seconds > LONGEST_S ? null : seconds;
}
