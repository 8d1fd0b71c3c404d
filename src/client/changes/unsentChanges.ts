import type { PendingChange } from './queue/pendingChanges';
import type { AppStore } from '../state/rootState';
import { keptChangeIds } from './kept/storedChanges';
import { orGiveUp } from './kept/mutex';

export interface UnsentChanges {
  /** How many of one's own changes the server has not confirmed, in all tabs of this browser. */
  kept: number;
  /** How many more are nowhere but on this page. */
  unkept: number;
}

/** What is left behind when the person logs out now. */
export async function unsentChanges(store: Pick<AppStore, 'getState'>): Promise<UnsentChanges> {
  const { session, pendingChanges } = store.getState();
  // Where nothing can be read nothing is kept.
  const kept = session.user === null ? [] : await orGiveUp(keptChangeIds(session.user)).catch(() => []);
  const { queue, isKeepingFailed } = pendingChanges;
  const isLost = (change: PendingChange): boolean => isKeepingFailed && !change.kept;
  const left = queue.filter((change) => !isLost(change)).map(({ id }) => id);
  return { kept: new Set([...kept, ...left]).size, unkept: queue.filter(isLost).length };
}
