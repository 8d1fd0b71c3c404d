import { newId } from '../idempotency';

const NAME = 'styrbord.refresh';
/** How long other tabs get to answer a claim. */
const CLAIM_WAIT_MS = 80;
/**
 * A tab that froze with the lock must not stop the others: two refreshes at once do no harm, only cost one more call.
 */
const PATIENCE_MS = 20_000;
/** News from the tab that had the lock may arrive a moment after the lock does. */
const NEWS_WAIT_MS = 50;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function withWebLock<T>(locks: LockManager, action: () => Promise<T>): Promise<T> {
  const atOnce = await locks.request(NAME, { ifAvailable: true }, async (lock) =>
    lock ? { done: await action() } : null,
  );
  if (atOnce) return atOnce.done;
  try {
    return await locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MS) }, async () => {
      await wait(NEWS_WAIT_MS);
      return action();
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return action();
    throw error;
  }
}

interface Word {
  type: 'claim' | 'taken' | 'released';
  /** Who says it. */
  id: string;
  /** Whom it answers: all tabs hear every word. */
  to?: string;
}

/**
 * For plain http, where browsers have no Web Locks: tabs agree by messages. Of several that claim at once the lowest id
 * wins.
 */
async function withChannelLock<T>(action: () => Promise<T>): Promise<T> {
  const channel = new BroadcastChannel(NAME);
  const id = newId();
  const ahead = new Set<string>();
  let isMine = false;
  let goOn = () => {};

  const say = (type: Word['type'], to?: string) =>
    channel.postMessage({ type, id, ...(to !== undefined && { to }) } satisfies Word);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.type === 'released') ahead.delete(data.id);
    else if (data.type === 'claim' && (isMine || id < data.id)) say('taken', data.id);
    else if (data.type === 'claim' || data.to === id) ahead.add(data.id);
    if (ahead.size === 0) goOn();
  };

  const turn = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        ahead.clear();
        resolve();
      }, PATIENCE_MS);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  try {
    say('claim');
    await wait(CLAIM_WAIT_MS);
    // A page that was frozen runs its timer before it gets the messages that came meanwhile.
    await wait(1);
    while (ahead.size > 0) {
      await turn();
      await wait(NEWS_WAIT_MS);
    }
    isMine = true;
    return await action();
  } finally {
    say('released');
    channel.close();
  }
}

/** Runs the action while no other tab of this browser runs it. */
export function withTabLock<T>(action: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return withWebLock(locks, action);
  return typeof BroadcastChannel === 'undefined' ? action() : withChannelLock(action);
}
