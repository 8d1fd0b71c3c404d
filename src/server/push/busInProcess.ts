import type { Bus } from './bus';

/** The bus of a single process: listeners are called at once. */
export function busInProcess(): Bus {
  const listeners = new Set<(clubId: number | null) => void>();
  return {
    announce: (clubId) => listeners.forEach((listener) => listener(clubId)),
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isListening: () => true,
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
