import { useSyncExternalStore } from 'react';

let since: number | null = null;

function offlineSince(): number | null {
  since = navigator.onLine ? null : (since ?? Date.now());
  return since;
}

function onChange(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/**
 * Since when the browser says that it has no network, in milliseconds since 1970; null while it says nothing of the
 * kind.
 */
export const useOfflineSince = (): number | null => useSyncExternalStore(onChange, offlineSince);
