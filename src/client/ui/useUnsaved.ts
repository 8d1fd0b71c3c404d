import { useLayoutEffect } from 'react';
import { holdUnsaved } from '../lib/unsaved';

/** While `isWritten` is true, the app does not reload itself. */
export function useUnsaved(isWritten: boolean): void {
  useLayoutEffect(() => (isWritten ? holdUnsaved() : undefined), [isWritten]);
}
