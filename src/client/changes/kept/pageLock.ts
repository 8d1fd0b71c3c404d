import { withTimeout } from '../../../shared/withTimeout';

const lockOf = (tab: string): string => `styrbord.tab.${tab}`;

const webLocks = (): LockManager | undefined => navigator.locks;

export interface PageLock {
  /** Resolves when other tabs can see that this one is open. */
  begun: Promise<void>;
  end: () => void;
}

/**
 * Shows other tabs that this one is open, by a lock that the browser releases when the tab is closed, reloaded or has
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

/** Whether a tab can know which other tabs are open. Plain http has no locks. */
export const hasLocks = (): boolean => webLocks() !== undefined;

/** Whether the tab is closed, so that nobody sends its changes; without locks every tab counts as closed. */
export async function isTabGone(tab: string): Promise<boolean> {
  const locks = webLocks();
  return locks ? locks.request(lockOf(tab), { ifAvailable: true }, (lock) => lock !== null) : true;
}

/** A database that does not answer must not keep changes from being sent. */
const PATIENCE_MS = 5_000;

/** The result of the work. Throws when it takes longer than `ms`; the work itself goes on. */
export async function answerOfDatabase<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  const done = await withTimeout(
    work.then((result) => ({ result })),
    ms,
  );
  if (!done) throw new Error('The database of this browser does not answer');
  return done.result;
}

type Mutex = (work: () => Promise<void>) => Promise<void>;

/** Runs work one after the other, so that each write builds on the one before. The work must not reject. */
export function mutex(): Mutex {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}
