/**
 * Tells every node that a club's event log has grown. Only a wake-up: the events are read from the log, so that a lost
 * announcement delays a frame (the log is polled as well) and never loses one.
 */
export interface Bus {
  announce(clubId: number): void;
  /** `listener` gets the club, or null when any club may have grown. Returns a function that stops listening. */
  listen(listener: (clubId: number | null) => void): () => void;
  /** True while announcements of other nodes arrive. While it is false, only the poll finds what they wrote. */
  isListening(): boolean;
  close(): Promise<void>;
}

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
