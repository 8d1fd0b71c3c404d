import { readSetting, writeSetting } from './storage';

/**
 * The server's clock as this device knows it. It runs on `performance.now()`, the monotonic clock of the page, since
 * `Date.now()` steps when a device corrects itself. All values are in milliseconds.
 */
export interface ServerClock {
  /** The server's time when the monotonic clock was 0. */
  base: number;
  /** How wrong the clock could be, in both directions, when it was set. */
  bound: number;
  /** The monotonic time when it was set. */
  setAt: number;
  /** The device has slept or changed its clock since, or the page has been loaded again. */
  isDoubted: boolean;
}

/** A question to the server: sent and answered on the monotonic clock, and what the server's clock said. */
export interface ClockSample {
  sentAt: number;
  receivedAt: number;
  serverMs: number;
}

/** How fast the clocks of devices drift apart: 50 millionths, 180 ms in an hour. */
const DRIFT = 50e-6;
/** Two readings of a healthy device differ by less; more is sleep, or a clock that was set. */
const LARGEST_SKEW_MS = 250;
/** What a device's own clock may have been corrected by while the page was not loaded. */
const UNSEEN_MS = 500;
const KEY = 'styrbord.clock';

/** How wrong the clock can be by now. */
export const boundAt = (clock: ServerClock, mono: number): number =>
  clock.bound + Math.max(0, mono - clock.setAt) * DRIFT;

/** The server answered somewhere between the question and the answer: in the middle, with half the time as the bound. */
function readClock({ sentAt, receivedAt, serverMs }: ClockSample): ServerClock {
  const bound = (receivedAt - sentAt) / 2;
  return { base: serverMs + bound - receivedAt, bound, setAt: receivedAt, isDoubted: false };
}

/**
 * The clock after some questions (Cristian's algorithm): the one answered fastest says most. The clock from before stays
 * when it still is the more certain one and agrees.
 */
export function setBy(samples: readonly ClockSample[], before: ServerClock | null): ServerClock | null {
  const clocks = samples.map(readClock).sort((a, b) => a.bound - b.bound);
  const [best] = clocks;
  if (!best || !before || before.isDoubted) return best ?? before;
  const bound = boundAt(before, best.setAt);
  const agrees = Math.abs(best.base - before.base) <= best.bound + bound;
  return agrees && bound <= best.bound ? before : best;
}

/**
 * The clock after the device's own one and the monotonic one have parted by `skew`. A sleeping device stops the
 * monotonic clock, so that the time ahead is taken as passed where it may have slept. Everything else, and each step
 * back, is a correction of the device's clock. Either way it is an estimate until the server has been asked.
 */
export const doubt = (clock: ServerClock, skew: number, mayHaveSlept: boolean): ServerClock => ({
  ...clock,
  base: clock.base + (mayHaveSlept ? Math.max(0, skew) : 0),
  bound: clock.bound + Math.abs(skew),
  isDoubted: true,
});

/** How far the device's own clock has parted from the monotonic one since `before`; 0 as long as both run. */
export function skewSince(before: number, { wall, mono }: { wall: number; mono: number }): number {
  const skew = wall - mono - before;
  return Math.abs(skew) > LARGEST_SKEW_MS ? skew : 0;
}

/** The device's own clock and the monotonic one at the same moment. */
export const readDeviceClocks = (): { wall: number; mono: number } => ({ wall: Date.now(), mono: performance.now() });

/** What is kept for a page that is loaded without a network: how far the server is ahead of the device's own clock. */
interface KeptClock {
  ahead: number;
  bound: number;
  /** By the device's own clock. */
  at: number;
}

function isKeptClock(value: unknown): value is KeptClock {
  if (typeof value !== 'object' || value === null) return false;
  return ['ahead', 'bound', 'at'].every((name) => Number.isFinite((value as Record<string, unknown>)[name]));
}

function readKept(): ServerClock | null {
  try {
    const kept: unknown = JSON.parse(readSetting(KEY) ?? 'null');
    const wall = Date.now();
    if (!isKeptClock(kept) || kept.at > wall) return null;
    const mono = performance.now();
    const bound = kept.bound + UNSEEN_MS + (wall - kept.at) * DRIFT;
    return { base: wall + kept.ahead - mono, bound, setAt: mono, isDoubted: true };
  } catch {
    // Written by somebody else.
    return null;
  }
}

let clock: ServerClock | null = null;

/** The clock as it is; null while only the device's own one is known. */
export const serverClock = (): ServerClock | null => clock;

/** Takes up the clock that an earlier page has kept. */
export function restoreClock(): void {
  clock = readKept();
}

/** Sets the clock, and keeps it for the next page. */
export function setClock(next: ServerClock): void {
  clock = next;
  const wall = Date.now();
  const mono = performance.now();
  const kept: KeptClock = { ahead: mono + next.base - wall, bound: boundAt(next, mono), at: wall };
  writeSetting(KEY, JSON.stringify(kept));
}

/** Moves the clock by hand, as far as it is known to differ: after a comparison with another device. */
export function shiftClock(by: number, bound: number): void {
  const mono = performance.now();
  setClock({ base: serverNow(mono) - mono + by, bound, setAt: mono, isDoubted: false });
}

/** Some browsers give events the device's own time. */
const FAR_APART_MS = 60_000;

/** The server's time now, or at a moment of the monotonic clock such as an event's `timeStamp`. */
export function serverNow(at?: number): number {
  const present = performance.now();
  const mono = at !== undefined && Math.abs(at - present) < FAR_APART_MS ? at : present;
  return clock === null ? Date.now() + mono - present : mono + clock.base;
}
