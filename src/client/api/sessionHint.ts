/** Says that a refresh is worth trying when the page begins. Only a hint: the secret is in a cookie that no script can read. */
const KEY = 'styrbord.session';

/** Storage may be missing or forbidden (private windows): then nothing is remembered, and nothing breaks. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

export const rememberSession = (): void => attempt((storage) => storage.setItem(KEY, '1'));
export const forgetSession = (): void => attempt((storage) => storage.removeItem(KEY));
export const isSessionLikely = (): boolean => attempt((storage) => storage.getItem(KEY)) != null;
