import { localDateOf, startInstant, timeTextOf } from '../../../shared/domain/time';
import { boundAt, type ServerClock } from '../../lib/serverClock';
import { formatClock } from '../../ui/format';

/** What the clock says. */
export const clockTexts = {
  clock: 'Klockan',
  notSet: 'Inte stämd: telefonens egen klocka gäller',
  notSetShort: 'Inte stämd',
  doubtedShort: (width: string) => `Osäker, ${width}`,
  doubted: (width: string) => `Osäker, ${width}. Stäms av när det finns täckning`,
  set: (at: string, width: string) => `Stämd ${at}, ${width}`,
  deviceBehind: (by: string) => `Telefonens egen klocka går ${by} efter. Tiderna här är rätt ändå.`,
  deviceAhead: (by: string) => `Telefonens egen klocka går ${by} före. Tiderna här är rätt ändå.`,
  compare: 'Jämför klockor',
  how: 'Tryck Nu på båda telefonerna i samma ögonblick, till exempel när någon ropar. Det behövs ingen täckning.',
  now: 'Nu',
  mine: 'Här var klockan',
  other: 'Den andra telefonens tid',
  otherHelp: 'Som den visar, till exempel 18.30.05,3',
  unreadable: 'Skriv timmar, minuter och sekunder, till exempel 18.30.05,3.',
  equal: 'Klockorna går lika.',
  ahead: (by: string) => `Den här klockan går ${by} före den andra.`,
  behind: (by: string) => `Den här klockan går ${by} efter den andra.`,
  follow: 'Ställ efter den andra',
  isRight: 'Den här klockan är stämd mot servern. Ställ den andra efter den.',
  close: 'Stäng',
} as const;

/** Results count whole seconds, so that a bound of a fifth is as good as exact. */
const GOOD_MS = 200;
/** A device that is further off is told so: its own clock is what people compare with. */
const FAR_OFF_MS = 2_000;
const TENTH_MS = 100;
const MINUTE_MS = 60_000;

/** "0,4 s", and with minutes where there are any: "1 min 16 s". The sign is left out. */
export function formatSkew(ms: number): string {
  const tenths = Math.round(Math.abs(ms) / TENTH_MS);
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10];
  if (Math.abs(ms) < MINUTE_MS) return `${whole},${tenth} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export interface ClockWords {
  state: 'good' | 'doubted' | 'notSet';
  text: string;
  /** The same, where there is little room. */
  short: string;
  /** What to know about the device's own clock. */
  remark: string | null;
}

/** Whether the clock is as good as exact at a moment of the monotonic clock. */
export const isGoodClock = (clock: ServerClock | null, mono: number): boolean =>
  clock !== null && !clock.isDoubted && boundAt(clock, mono) <= GOOD_MS;

/** What is said about how well a clock is known, at a moment of the device's two clocks. */
export function clockWords(clock: ServerClock | null, { wall, mono }: { wall: number; mono: number }): ClockWords {
  if (clock === null) return { state: 'notSet', text: clockTexts.notSet, short: clockTexts.notSetShort, remark: null };
  const bound = boundAt(clock, mono);
  const width = `± ${formatSkew(Math.max(bound, TENTH_MS))}`;
  const ahead = mono + clock.base - wall;
  const remark = ahead > 0 ? clockTexts.deviceBehind(formatSkew(ahead)) : clockTexts.deviceAhead(formatSkew(ahead));
  return {
    state: isGoodClock(clock, mono) ? 'good' : 'doubted',
    text: clock.isDoubted ? clockTexts.doubted(width) : clockTexts.set(formatClock(clock.base + clock.setAt), width),
    short: clock.isDoubted ? clockTexts.doubtedShort(width) : width,
    remark: Math.abs(ahead) < FAR_OFF_MS ? null : remark,
  };
}

/** "18.30.05,3" in Sweden's time. */
export function formatTenths(at: number): string {
  const tenths = Math.round(at / TENTH_MS) * TENTH_MS;
  return `${timeTextOf(tenths)},${(tenths % 1000) / TENTH_MS}`;
}

/** Reads "18.30.05,3" as an instant of the same day as `near`; null where it is no such time. */
export function readTenths(typed: string, near: number): number | null {
  const [, hours, minutes, seconds, tenth = '0'] =
    /^\s*([01]?\d|2[0-3])[.:]([0-5]\d)[.:]([0-5]\d)(?:[.,](\d))?\s*$/.exec(typed) ?? [];
  if (hours === undefined) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  return startInstant(localDateOf(near), time) + Number(tenth) * TENTH_MS;
}
