const lockOf = (tab: string): string => `styrbord.tab.${tab}`;

const webLocks = (): LockManager | undefined => navigator.locks;

export interface PageLock {
  /** From now on others see that this tab lives. */
  begun: Promise<void>;
  end: () => void;
}

/**
 * Shows other tabs that this one lives, by a lock that the browser lets go when the tab is closed, loaded anew or has
 * crashed.
 */
export function holdPageLock(tab: string): PageLock {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = new Promise<void>((resolve) => {
    const holding = webLocks()?.request(lockOf(tab), () => {
      resolve();
      return ended;
    });
    // Without locks the others take over what is ours as well; the key of each change keeps it from counting twice.
    if (holding) holding.catch(() => resolve());
    else resolve();
  });
  return { begun, end };
}

/** Can it be told whether another tab lives? Plain http has no locks. */
export const hasLocks = (): boolean => webLocks() !== undefined;

/** Is nobody there any more who sends what that tab made? */
export async function isTabGone(tab: string): Promise<boolean> {
  const locks = webLocks();
  return locks ? locks.request(lockOf(tab), { ifAvailable: true }, (lock) => lock !== null) : true;
}
