/**
 * What somebody is writing, kept until the tab is closed: a page that is loaded again, or a login that has run out,
 * does not wipe it out. For text and choices only, never for passwords.
 */
export type Draft = Readonly<Record<string, unknown>>;

const PREFIX = 'styrbord.draft.';
/** Whose the drafts are. */
const OWNER = 'styrbord.draftOwner';
const NOTHING: Draft = {};

// Storage may be missing or forbidden (private windows): then nothing is kept, and nothing breaks.
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(sessionStorage);
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that were written but not saved; none when there is no such draft. */
export function readDraft(name: string): Draft {
  const kept: unknown = attempt((storage): unknown => JSON.parse(storage.getItem(PREFIX + name) ?? 'null'));
  return isDraft(kept) ? kept : NOTHING;
}

/** Keeps the fields in place of those kept before; with none of them the draft is forgotten. */
export function keepDraft(name: string, fields: Draft): void {
  attempt((storage) =>
    Object.keys(fields).length === 0
      ? storage.removeItem(PREFIX + name)
      : storage.setItem(PREFIX + name, JSON.stringify(fields)),
  );
}

/**
 * What is written from now on is this one's. What another one wrote at the same screen, before the login ran out, is
 * forgotten.
 */
export function claimDrafts(owner: string): void {
  const former = attempt((storage) => storage.getItem(OWNER));
  if (former !== owner) forgetDrafts();
  attempt((storage) => storage.setItem(OWNER, owner));
}

/** For a logout: the next one at the same screen sees nothing of what this one wrote. */
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

/** The fields that differ from what is saved. Files cannot be kept, and are left out. */
export function draftOf(values: Draft, saved: Draft): Draft {
  const fields = Object.entries(values).filter(
    ([name, value]) => isKeepable(value) && !isSecret(name) && !isSame(value, saved[name]),
  );
  return Object.fromEntries(fields);
}

/**
 * What is saved, with the draft laid over it. A field that the form no longer has, or has in another shape, stays as it
 * is saved. Where nothing was chosen (null), a number is what has been chosen since.
 */
export function withDraft<V extends Draft>(saved: V, draft: Draft): V {
  const fits = ([name, value]: [string, unknown]) =>
    (typeof value === typeof saved[name] && Array.isArray(value) === Array.isArray(saved[name])) ||
    (saved[name] === null && typeof value === 'number');
  const fields = Object.entries(draft).filter(fits);
  return { ...saved, ...Object.fromEntries(fields) };
}
