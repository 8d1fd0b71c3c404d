import type { ReactNode } from 'react';
import { useInTurn } from './useInTurn';

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
