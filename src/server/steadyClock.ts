/** A clock that is put right moves by seconds. */
const JUMP_MS = 10 * 60 * 1000;
/** So long after a jump the clock is believed, if it has not jumped again. */
const DOUBT_MS = 60 * 1000;

interface Clocks {
  now: () => Date;
  /** Milliseconds that only ever grow, whatever the clock is set to. */
  elapsedMs?: () => number;
  onJump: (jumpMs: number) => void;
}

/**
 * Tells, each time that it is asked, whether the machine's clock can be acted on: not for a minute after it has jumped,
 * as a wrong one does that is put right. What is done at a wrong time (a sailing that starts, sessions that end) stays
 * done.
 */
export function steadyClock({ now, elapsedMs = () => performance.now(), onJump }: Clocks): () => boolean {
  let seen = { at: now().getTime(), elapsed: elapsedMs() };
  let doubtedSince = -Infinity;
  return () => {
    const current = { at: now().getTime(), elapsed: elapsedMs() };
    const jumpMs = current.at - seen.at - (current.elapsed - seen.elapsed);
    seen = current;
    if (Math.abs(jumpMs) > JUMP_MS) {
      doubtedSince = current.elapsed;
      onJump(jumpMs);
    }
    return current.elapsed - doubtedSince >= DOUBT_MS;
  };
}
