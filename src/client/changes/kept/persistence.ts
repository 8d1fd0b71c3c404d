/** An app that was put on the home screen is not cleared away. */
const isInstalled = (): boolean =>
  (typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches) ||
  ('standalone' in navigator && navigator.standalone === true);

// Plain http has no storage manager, and old Safari none that can be asked.
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once, not to clear away what is kept here. Some ask the person; most decide by themselves. Resolves
 * to whether it was granted.
 */
export function askToPersist(): Promise<boolean> {
  asked ??= (async () => (await manager()?.persist?.()) ?? false)().catch(() => false);
  return asked;
}

/** Whether the browser may clear away what is kept when the app has not been used for some time. */
export async function mayBeCleared(): Promise<boolean> {
  return !isInstalled() && !(await askToPersist());
}
