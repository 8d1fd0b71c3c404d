import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/wait';

interface Growth {
  /** At first. */
  first: number;
  /** More each time. */
  step: number;
}

/** A longer table keeps to what is seen, for its size would slow down everything else. */
const MAX_LINES = 400;

/**
 * How many lines, counted from the first, are in the document though nobody sees them: more each time that the browser
 * is idle, until all are. A table that is whole scrolls without any work, and the browser's own search finds every row.
 */
export function useIdleGrowth(count: number, { first, step }: Growth): number {
  const [grown, setGrown] = useState(first);
  const isDone = grown >= count || count > MAX_LINES;
  useEffect(() => {
    if (isDone) return;
    return whenIdle(() => startTransition(() => setGrown(grown + step)));
  }, [grown, isDone, step]);
  return count > MAX_LINES ? first : grown;
}
