import { useLayoutEffect } from 'react';
import { holdUnsaved } from '../lib/unsaved';

/** While something is written here that is not saved, the app does not load itself anew. */
export function useUnsaved(isWritten: boolean): void {
  useLayoutEffect(() => (isWritten ? holdUnsaved() : undefined), [isWritten]);
}
