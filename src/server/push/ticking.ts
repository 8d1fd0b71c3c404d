/** Tells when an interval has passed; the first time at once. */
export function interval(ms: number): (nowMs: number) => boolean {
  let last = -Infinity;
  return (nowMs) => {
    if (nowMs - last < ms) return false;
    last = nowMs;
    return true;
  };
}

/** Does `work` again and again, never twice at once, until the returned function is called. */
export function repeat(work: () => Promise<void>, everyMs: number, onFailure: (error: unknown) => void): () => void {
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    void work()
      .catch(onFailure)
      .finally(() => {
        isWorking = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}
