/**
 * What this browser remembers. Storage may be missing or forbidden (private windows): then nothing is remembered, and
 * nothing breaks.
 */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(localStorage);
  } catch {
    return null;
  }
}

export const remembered = (key: string): string | null => attempt((storage) => storage.getItem(key));

export const remember = (key: string, value: string): void => {
  attempt((storage) => storage.setItem(key, value));
};
