import type { AppDeps } from '../server/deps';
import type { PushLimits } from '../server/push/pushLimits';

/** The clock of the sockets, moved by hand: until then nothing is polled, rechecked or too old. */
export interface HandClock {
  push: NonNullable<AppDeps['push']>;
  advance(ms: number): void;
}

/** The server looks at it every few milliseconds of real time. */
export function handClock(limits: Partial<PushLimits> = {}): HandClock {
  let ms = 0;
  return {
    push: { clockMs: () => ms, limits: { tickMs: 5, ...limits } },
    advance: (by) => {
      ms += by;
    },
  };
}
