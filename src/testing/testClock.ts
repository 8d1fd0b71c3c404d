/** A clock that stands still until it is turned, or runs from when it is told to. */
export interface TestClock {
  now: () => Date;
  /** Lets it go on with real time: for clients that follow the server's clock for a while. */
  run(): void;
  advance(ms: number): void;
  /** Any form that Date reads, for example "2026-06-04T18:30:00+02:00". */
  set(instant: string): void;
  /** Stands still again where it began. */
  reset(): void;
}

/** Of the same day: all boats may be home. */
export const EVENING = '2026-06-04T21:00:00+02:00';

/** Starts on a Thursday afternoon in the sailing season. */
export function testClock(startsAt = '2026-06-04T12:00:00.000Z'): TestClock {
  let at = Date.parse(startsAt);
  let runsSince: number | null = null;
  return {
    now: () => new Date(runsSince === null ? at : at + Date.now() - runsSince),
    run: () => {
      runsSince = Date.now();
    },
    advance: (ms) => {
      at += ms;
    },
    set: (instant) => {
      at = Date.parse(instant);
      if (runsSince !== null) runsSince = Date.now();
    },
    reset: () => {
      at = Date.parse(startsAt);
      runsSince = null;
    },
  };
}
