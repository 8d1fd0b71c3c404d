import type { ReactNode } from 'react';
import { useInTurn } from './useInTurn';

interface InSlicesProps {
  /** Stands there meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What is large is drawn in slices, between which a press is answered; one in another comes after it. (What the store
 * brings is drawn in one piece otherwise, and a phone would be held up for a fifth of a second.)
 */
export function InSlices({ fallback, children }: InSlicesProps) {
  return useInTurn(1) === 1 ? children : fallback;
}
