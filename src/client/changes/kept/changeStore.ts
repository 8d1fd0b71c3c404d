import type { AppStore } from '../../state/rootState';
import { newId } from '../../api/idempotency';
import { startTakeOver } from './takeOver';
import { newPendingWrites, noteWanted, write } from './pendingWrites';
import { holdPageLock, mutex } from './pageLock';

export interface ChangeStore {
  user: string;
  /** Resolves when all that the store holds is written down, or could not be. */
  settled: () => Promise<void>;
  /** Takes over what this person made in tabs that are gone. */
  adopt: () => Promise<void>;
  /** Writes what is left; from then on the changes belong to no tab. */
  stop: () => Promise<void>;
}

/**
 * Persists one person's own changes in this browser, of whatever kind, from the moment they make them until the server
 * has answered and they have seen the answer: it writes how the queue differs from what is written.
 */
export function startChangeStore(store: AppStore, user: string): ChangeStore {
  const tab = newId();
  const lock = holdPageLock(tab);
  const writes = newPendingWrites({ store, lock, owner: { user, tab } });
  const exclusively = mutex();
  const writeNow = () => exclusively(() => write(writes));
  const takeOver = startTakeOver(writes);
  const adopt = () => exclusively(takeOver);
  const follow = () => {
    if (noteWanted(writes)) void writeNow();
  };

  follow();
  const stopFollowing = store.subscribe(follow);
  void adopt();
  return {
    user,
    settled: () => exclusively(async () => {}),
    adopt,
    stop: async () => {
      stopFollowing();
      await writeNow();
      lock.end();
    },
  };
}
