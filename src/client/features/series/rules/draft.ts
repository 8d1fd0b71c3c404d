/** What is being written and not yet saved, kept for the tab: it survives a reload, a lost session and a look at another page. */

export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    // A browser without storage, or a draft of an older version of the app: there is none.
    return null;
  }
}

export function keepDraft(key: string, draft: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: what is written stays on the screen.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
