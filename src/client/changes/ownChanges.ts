import type { AppStore } from '../state/rootState';
import { forgetChanges } from './kept/storedChanges';
import { keepChanges, type Keeper } from './kept/changeStore';
import { browserWakeUps, startPendingQueue, type WakeUps } from './queue/pendingQueue';

/** A tab that crashed behind this one is noticed so soon. */
const LOOK_ROUND_MS = 30_000;

async function end(keeper: Keeper, isDeleted: boolean): Promise<void> {
  await keeper.stop();
  if (isDeleted) await forgetChanges(keeper.user);
}

/**
 * Keeps the own changes of whoever is logged in, and sends them. Somebody else who logs in neither sees nor sends them:
 * they wait in this browser until their maker is back. Returns the way to stop.
 */
export function startOwnChanges(store: AppStore, wakeUps: WakeUps = browserWakeUps): () => void {
  let keeper: Keeper | undefined;

  function follow(): void {
    const { user, ended } = store.getState().session;
    if (user === (keeper?.user ?? null)) return;
    if (keeper)
      end(keeper, ended === 'deleted').catch((error: unknown) => console.warn('Kept changes could not be left', error));
    keeper = user === null ? undefined : keepChanges(store, user);
  }
  const lookRound = () => void keeper?.adopt();

  follow();
  const stopFollowing = store.subscribe(follow);
  const stopQueue = startPendingQueue(store, wakeUps, async () => keeper?.settled());
  const stopWakeUps = wakeUps(lookRound);
  const timer = setInterval(lookRound, LOOK_ROUND_MS);

  return () => {
    clearInterval(timer);
    stopWakeUps();
    stopQueue();
    stopFollowing();
    void keeper?.stop();
  };
}
