import { startTransition, useEffect, useState, type ReactNode } from 'react';

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

interface InSlicesProps {
  /** The content shown meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders large content in slices, so that the browser can handle input between them; a nested slice renders after its
 * parent. (Store updates otherwise render synchronously, which would block a phone for a fifth of a second.)
 */
export function InSlices({ fallback, children }: InSlicesProps) {
  return useInTurn(1) === 1 ? children : fallback;
}
