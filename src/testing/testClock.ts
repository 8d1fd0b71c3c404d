/** A clock that stands still until it is turned. */
export interface TestClock {
  now: () => Date;
  advance(ms: number): void;
  /** Any form that Date reads, for example "2026-06-04T18:30:00+02:00". */
  set(instant: string): void;
}

/** Of the same day: all boats may be home. */
export const EVENING = '2026-06-04T21:00:00+02:00';

/** Starts on a Thursday afternoon in the sailing season. */
export function testClock(startsAt = '2026-06-04T12:00:00.000Z'): TestClock {
  let at = Date.parse(startsAt);
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
    set: (instant) => {
      at = Date.parse(instant);
    },
  };
}
