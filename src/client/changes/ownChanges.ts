import type { AppStore } from '../state/rootState';
import { startChangeStore, type ChangeStore } from './kept/changeStore';
import { answerOfDatabase } from './kept/pageLock';
import { forgetChanges, storedChangeIds } from './kept/storedChanges';
import type { PendingChange } from './queue/pendingChanges';
import { browserWakeUps, startPendingQueue, type WakeUps } from './queue/pendingQueue';

/** How often tabs that have crashed are looked for. */
const LOOK_ROUND_MS = 30_000;

async function end(changeStore: ChangeStore, isDeleted: boolean): Promise<void> {
  await changeStore.stop();
  if (isDeleted) await forgetChanges(changeStore.user);
}

/**
 * Persists the changes of the user who is logged in, and sends them. Another user who logs in neither sees nor sends
 * them: they wait in this browser until their owner logs in again. Returns a stop function.
 */
export function startOwnChanges(store: AppStore, wakeUps: WakeUps = browserWakeUps): () => void {
  let changeStore: ChangeStore | undefined;

  function follow(): void {
    const { user, ended } = store.getState().session;
    if (user === (changeStore?.user ?? null)) return;
    if (changeStore)
      end(changeStore, ended === 'deleted').catch((error: unknown) =>
        console.warn('Kept changes could not be left', error),
      );
    changeStore = user === null ? undefined : startChangeStore(store, user);
  }
  const lookRound = () => void changeStore?.adopt();

  follow();
  const stopFollowing = store.subscribe(follow);
  const stopQueue = startPendingQueue(store, wakeUps, async () => changeStore?.settled());
  const stopWakeUps = wakeUps(lookRound);
  const timer = setInterval(lookRound, LOOK_ROUND_MS);

  return () => {
    clearInterval(timer);
    stopWakeUps();
    stopQueue();
    stopFollowing();
    void changeStore?.stop();
  };
}

export interface UnsentChanges {
  /** How many of one's own changes the server has not confirmed, in all tabs of this browser. */
  kept: number;
  /** How many more are nowhere but on this page. */
  unkept: number;
}

/** Counts the changes that are not with the server if the person logs out now. */
export async function unsentChanges(store: Pick<AppStore, 'getState'>): Promise<UnsentChanges> {
  const { session, pendingChanges } = store.getState();
  // Where nothing can be read nothing is kept.
  const kept = session.user === null ? [] : await answerOfDatabase(storedChangeIds(session.user)).catch(() => []);
  const { queue, isKeepingFailed } = pendingChanges;
  const isLost = (change: PendingChange): boolean => isKeepingFailed && !change.kept;
  const left = queue.filter((change) => !isLost(change)).map(({ id }) => id);
  return { kept: new Set([...kept, ...left]).size, unkept: queue.filter(isLost).length };
}
