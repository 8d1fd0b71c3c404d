import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `count` large parts to render: one more after each render, so that the browser can handle input
 * between them.
 */
export function useInTurn(count: number): number {
  const [due, setDue] = useState(0);

  useEffect(() => {
    if (due < count) startTransition(() => setDue(due + 1));
  }, [due, count]);

  return due;
}
