/** A clock that stands still until it is turned. */
export interface TestClock {
  now: () => Date;
  advance(ms: number): void;
  /** Any form that Date reads, for example "2026-06-04T18:30:00+02:00". */
  set(instant: string): void;
}

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
