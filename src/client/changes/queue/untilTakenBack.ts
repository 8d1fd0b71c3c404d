import type { AppStore } from '../../state/rootState';

/**
 * Waits until own changes have been taken back, however long the network is away. false: the server would not have it.
 */
export function untilTakenBack(store: AppStore, ids: readonly string[]): Promise<boolean> {
  const isTheirs = ({ id, undoes }: { id: string; undoes?: string }) =>
    ids.includes(id) || (undoes !== undefined && ids.includes(undoes));
  return new Promise((resolve) => {
    const look = () => {
      const { queue, refusals } = store.getState().pendingChanges;
      const isRefused = refusals.some(isTheirs);
      if (!isRefused && queue.some(isTheirs)) return;
      stop();
      resolve(!isRefused);
    };
    const stop = store.subscribe(look);
    look();
  });
}
