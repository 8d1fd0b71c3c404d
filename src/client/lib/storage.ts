/** Runs an action on localStorage. Storage may be missing or forbidden (private windows); then the result is null. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(localStorage);
  } catch {
    return null;
  }
}

export const readSetting = (key: string): string | null => attempt((storage) => storage.getItem(key));

export const writeSetting = (key: string, value: string): void => {
  attempt((storage) => storage.setItem(key, value));
};

export const removeSetting = (key: string): void => {
  attempt((storage) => storage.removeItem(key));
};
