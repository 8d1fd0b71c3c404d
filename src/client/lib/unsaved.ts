import { useLayoutEffect } from 'react';

const held = new Set<symbol>();

/** Registers input that a reload would lose. Returns a function that removes the registration. */
function markUnsaved(): () => void {
  const text = Symbol('unsaved');
  held.add(text);
  return () => void held.delete(text);
}

/** True while any part of the app has unsaved input. */
export const hasUnsaved = (): boolean => held.size > 0;

/** While `isWritten` is true, the app does not reload itself. */
export function useUnsaved(isWritten: boolean): void {
  useLayoutEffect(() => (isWritten ? markUnsaved() : undefined), [isWritten]);
}
