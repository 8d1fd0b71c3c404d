/**
 * Unsaved form input, stored until the tab closes: it survives a reload and an expired login. For text and choices
 * only, never for passwords.
 */
export type Draft = Readonly<Record<string, unknown>>;

const PREFIX = 'styrbord.draft.';
/** The key of the drafts' owner. */
const OWNER = 'styrbord.draftOwner';
const NOTHING: Draft = {};

// Storage may be missing or forbidden (private windows); then nothing is stored, and nothing fails.
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(sessionStorage);
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields that were changed but not saved; none when there is no such draft. */
export function readDraft(name: string): Draft {
  const kept: unknown = attempt((storage): unknown => JSON.parse(storage.getItem(PREFIX + name) ?? 'null'));
  return isDraft(kept) ? kept : NOTHING;
}

/** Replaces the stored fields; an empty set deletes the draft. */
export function keepDraft(name: string, fields: Draft): void {
  attempt((storage) =>
    Object.keys(fields).length === 0
      ? storage.removeItem(PREFIX + name)
      : storage.setItem(PREFIX + name, JSON.stringify(fields)),
  );
}

/** Makes this user the owner of later drafts. Drafts that another user left in the same tab are deleted. */
export function claimDrafts(owner: string): void {
  const former = attempt((storage) => storage.getItem(OWNER));
  if (former !== owner) forgetDrafts();
  attempt((storage) => storage.setItem(OWNER, owner));
}

/** Deletes all drafts on logout, so that the next user of the tab sees none of them. */
export function forgetDrafts(): void {
  attempt((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX) || key === OWNER)
      .forEach((key) => storage.removeItem(key)),
  );
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
const isKeepable = (value: unknown): boolean => isText(value) || Array.isArray(value);
const isSame = (value: unknown, saved: unknown): boolean =>
  value === saved || (Array.isArray(value) && JSON.stringify(value) === JSON.stringify(saved));
const isSecret = (name: string): boolean => name.includes('password');

/** The fields that differ from the saved values. Files cannot be stored and are left out. */
export function draftOf(values: Draft, saved: Draft): Draft {
  const fields = Object.entries(values).filter(
    ([name, value]) => isKeepable(value) && !isSecret(name) && !isSame(value, saved[name]),
  );
  return Object.fromEntries(fields);
}

/**
 * The saved values with the draft applied. A field that the form no longer has, or has in another type, keeps its saved
 * value. A number may replace null (nothing chosen).
 */
export function withDraft<V extends Draft>(saved: V, draft: Draft): V {
  const fits = ([name, value]: [string, unknown]) =>
    (typeof value === typeof saved[name] && Array.isArray(value) === Array.isArray(saved[name])) ||
    (saved[name] === null && typeof value === 'number');
  const fields = Object.entries(draft).filter(fits);
  return { ...saved, ...Object.fromEntries(fields) };
}
