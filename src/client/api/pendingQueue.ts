import { changeSent } from '../state/entities/events';
import type { PendingChange } from '../state/entities/pendingChanges';
import type { AppStore } from '../state/rootState';
import { sendChange } from './sendChange';

const RETRY_START_MS = 5_000;
const RETRY_CAP_MS = 30_000;

/** Calls `wake` whenever there is new hope of an answer. Returns the way to stop. */
export type WakeUps = (wake: () => void) => () => void;

const browserWakeUps: WakeUps = (wake) => {
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

/**
 * Sends the pending changes, strictly in order and one at a time. A change without an answer stays first, and is sent again under
 * the same key when there is new hope of an answer (network, push connection or page are back), and otherwise after 5 to 30 s.
 * Returns the way to stop.
 */
export function startPendingQueue(store: AppStore, wakeUps: WakeUps = browserWakeUps): () => void {
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
    const change = find(id);
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

  let wasConnected = store.getState().connection.connected;
  const stopFollowing = store.subscribe(() => {
    const { connected } = store.getState().connection;
    const isBack = connected && !wasConnected;
    wasConnected = connected;
    if (isBack) wake();
    else void drain();
  });
  const stopWakeUps = wakeUps(wake);
  void drain();

  return () => {
    isStopped = true;
    stopFollowing();
    stopWakeUps();
    clearTimeout(timer);
  };
}
