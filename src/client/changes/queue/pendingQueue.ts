import { changeSent } from './events';
import type { PendingChange } from './pendingChanges';
import type { AppStore } from '../../state/rootState';
import { sendChange } from './sendChange';

const RETRY_START_MS = 5_000;
const RETRY_CAP_MS = 30_000;

/** Calls `wake` whenever an answer has become more likely. Returns a stop function. */
export type WakeUps = (wake: () => void) => () => void;

export const browserWakeUps: WakeUps = (wake) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

/** Calls `wake` when the connection is back or somebody asks for sending, else `otherwise`. Returns a stop function. */
function followRetryCauses(store: AppStore, wake: () => void, otherwise: () => void): () => void {
  const causes = () => {
    const { connection, pendingChanges } = store.getState();
    return { connected: connection.connected, sendRequests: pendingChanges.sendRequests };
  };
  let before = causes();
  return store.subscribe(() => {
    const now = causes();
    const isCause = (now.connected && !before.connected) || now.sendRequests > before.sendRequests;
    before = now;
    if (isCause) wake();
    else otherwise();
  });
}

/**
 * Sends the pending changes, strictly in order and one at a time. A change without an answer stays first, and is sent
 * again under the same key when an answer has become more likely (network, push connection or page are back, somebody
 * asks for it), and otherwise after 5 to 30 s. Before anything is sent, `keep` has written it to the browser's database,
 * with the number of attempts. Returns a stop function.
 */
export function startPendingQueue(store: AppStore, wakeUps: WakeUps, keep: () => Promise<void>): () => void {
  let isSending = false;
  let isHopeful = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = (id: string) => store.getState().pendingChanges.queue.find((change) => change.id === id);

  function next(): PendingChange | undefined {
    const { session, pendingChanges } = store.getState();
    const maySend = session.status === 'loggedIn' && timer === undefined && !isStopped;
    return maySend ? pendingChanges.queue[0] : undefined;
  }

  function rest(): void {
    if (isStopped) return;
    const wait = isHopeful ? 0 : Math.min(RETRY_CAP_MS, RETRY_START_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(wake, wait);
  }

  async function send({ id }: PendingChange): Promise<void> {
    isHopeful = false;
    store.dispatch(changeSent({ id }));
    await keep();
    // Meanwhile the person may have logged out.
    const change = isStopped ? undefined : find(id);
    if (change) await store.dispatch(sendChange.initiate(change, { track: false }));
    if (find(id)?.phase === 'waiting') rest();
    else failures = 0;
  }

  async function drain(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      // The change is shown first: drawing it and sending it are a task each.
      await new Promise((resolve) => setTimeout(resolve));
      for (let change = next(); change; change = next()) await send(change);
    } finally {
      isSending = false;
    }
  }

  function wake(): void {
    isHopeful = true;
    clearTimeout(timer);
    timer = undefined;
    void drain();
  }

  const stopFollowing = followRetryCauses(store, wake, () => void drain());
  const stopWakeUps = wakeUps(wake);
  void drain();

  return () => {
    isStopped = true;
    stopFollowing();
    stopWakeUps();
    clearTimeout(timer);
  };
}
