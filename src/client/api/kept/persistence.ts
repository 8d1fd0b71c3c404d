// Plain http has no storage manager, and old Safari none that can be asked.
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

let asked: Promise<boolean> | undefined;

/** Asks the browser, once, not to clear away what is kept here. Some ask the person; most decide by themselves. */
export function askToPersist(): Promise<boolean> {
  asked ??= (async () => (await manager()?.persist?.()) ?? false)().catch(() => false);
  return asked;
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** May the browser clear away what is kept, when the app has not been used for some time? Not that of an installed app. */
export async function mayBeCleared(): Promise<boolean> {
  if (isInstalled()) return false;
  const isPersistent = await (async () => manager()?.persisted?.())().catch(() => false);
  return isPersistent !== true && !(await askToPersist());
}
