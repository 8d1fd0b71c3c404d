/**
 * Says that a refresh is worth trying when the page begins. Only a hint: the secret is in a cookie that no script can
 * read.
 */
const KEY = 'styrbord.session';
const NOBODY_KNOWN = '?';

/** Storage may be missing or forbidden (private windows): then nothing is remembered, and nothing breaks. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

/** Whose session it was: what is kept in this browser for reading without a network belongs to that user. */
export const rememberSession = (user: string | null): void =>
  attempt((storage) => storage.setItem(KEY, user ?? NOBODY_KNOWN));
export const forgetSession = (): void => attempt((storage) => storage.removeItem(KEY));
export const isSessionLikely = (): boolean => attempt((storage) => storage.getItem(KEY)) != null;

/** The one who had the session that may still be there. */
export const rememberedUser = (): string | null => {
  const user = attempt((storage) => storage.getItem(KEY)) ?? NOBODY_KNOWN;
  return user === NOBODY_KNOWN ? null : user;
};
