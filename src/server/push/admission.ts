export interface AdmissionLimits {
  /** Infinity: everybody at once. */
  perSecond: number;
  /** Whoever would have to wait longer is turned away. */
  longestWaitMs: number;
}

/** The share of a second's newcomers that may come at the same moment. */
const AT_ONCE = 1 / 5;

/**
 * After a restart everybody comes back at once, and whoever works meanwhile must not wait for them. Returns a function
 * that tells a newcomer how many milliseconds to wait, so that no second sees more than `perSecond`; null: too many
 * wait already.
 */
export function admission({ perSecond, longestWaitMs }: AdmissionLimits, clockMs: () => number): () => number | null {
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
