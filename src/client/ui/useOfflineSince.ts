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

/** The time when the browser went offline, in milliseconds since 1970; null while it is online. */
export const useOfflineSince = (): number | null => useSyncExternalStore(onChange, offlineSince);
