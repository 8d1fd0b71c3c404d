import { useDeferredValue, type ReactNode } from 'react';

interface InSlicesProps {
  /** Stands there meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What is large is drawn in slices, between which a press is answered. (What the store brings is drawn in one piece otherwise, and a phone
 * would be held up for a fifth of a second.)
 */
export function InSlices({ fallback, children }: InSlicesProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : fallback;
}
