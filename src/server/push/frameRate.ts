/**
 * Counts frames against a rate: `perSecond` at once, then as many a second. Returns a function that tells whether a
 * frame at `nowMs` is still within it.
 */
export function frameRate(perSecond: number): (nowMs: number) => boolean {
  let left = perSecond;
  let at: number | null = null;
  return (nowMs) => {
    left = Math.min(perSecond, left + ((nowMs - (at ?? nowMs)) * perSecond) / 1000);
    at = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
