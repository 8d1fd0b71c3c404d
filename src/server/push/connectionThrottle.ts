export interface ThrottleLimits {
  /** Infinity: no limit. */
  perSecond: number;
  /** A connection that would have to wait longer is refused. */
  longestWaitMs: number;
}

/** The share of a second's connections that may come at the same moment. */
const AT_ONCE = 1 / 5;

/**
 * After a restart every client reconnects at once, and calls must not wait for them. Returns a function that says how
 * many milliseconds a new connection must wait, so that no second sees more than `perSecond`; null if too many wait
 * already.
 */
export function connectionThrottle(
  { perSecond, longestWaitMs }: ThrottleLimits,
  clockMs: () => number,
): () => number | null {
  const burst = perSecond * AT_ONCE;
  const stepMs = 1000 / (perSecond - burst);
  let doneMs = -Infinity;
  return () => {
    const nowMs = clockMs();
    const mineMs = Math.max(nowMs, doneMs) + stepMs;
    const waitMs = perSecond === Infinity ? 0 : Math.max(0, mineMs - nowMs - burst * stepMs);
    if (waitMs > longestWaitMs) return null;
    doneMs = mineMs;
    return waitMs;
  };
}
