import { useEffect } from 'react';
import { timePath, type ServerTime } from '../../shared/contract/push';
import { CLOCK_TICK_MS } from '../../shared/limits';
import {
  doubt,
  readDeviceClocks,
  restoreClock,
  serverClock,
  serverNow,
  setBy,
  setClock,
  skewSince,
  type ClockSample,
} from '../lib/serverClock';
import { delay } from '../lib/wait';
import { clockTicked } from '../state/clock';
import { useAppStore, type AppStore } from '../state/rootState';
import { api } from './api';

/** Of so many questions one is answered without delay, also at sea. */
const EXACT_SAMPLES = 8;
const SAMPLE_GAP_MS = 150;
const EXACT_AGAIN_MS = 30_000;

const serverTimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    serverTime: build.query<ClockSample, void>({
      queryFn: async (_arg, _api, _options, baseQuery) => {
        const sentAt = performance.now();
        const answer = await baseQuery(timePath);
        const receivedAt = performance.now();
        if (answer.error) return { error: answer.error };
        return { data: { sentAt, receivedAt, serverMs: (answer.data as ServerTime).ms } };
      },
      extraOptions: { open: true, passing: true },
    }),
  }),
});

const { serverTime } = serverTimeApi.endpoints;

type Store = Pick<AppStore, 'dispatch'>;

/** Rises when the device has slept or its clock was set: what was asked before says nothing any more. */
let skews = 0;

/** Asks the server for its time so many times, and sets the clock by the answers unless it has been left meanwhile. */
async function setByServer(store: Store, count: number, left: AbortSignal): Promise<void> {
  const before = skews;
  const samples: ClockSample[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    if (asked > 0) await delay(SAMPLE_GAP_MS);
    if (left.aborted) return;
    const { data, isError } = await store.dispatch(
      serverTime.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (isError || !data || before !== skews) break;
    samples.push(data);
  }
  if (left.aborted) return;
  const next = before === skews ? setBy(samples, serverClock()) : null;
  if (next && next !== serverClock()) setClock(next);
}

/**
 * Runs the clock: it ticks with the server's seconds, is set when the page opens and when the network is back, and again
 * when the device has slept or changed its own clock. Returns the way to stop it.
 */
export function startClock(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const left = new AbortController();
  let apart = Date.now() - performance.now();
  // A device that goes to sleep turns its screen off first.
  let wasHidden = document.hidden;

  const tick = () => {
    clearTimeout(timer);
    // An answer may come after the end.
    if (left.signal.aborted) return;
    const skew = skewSince(apart, readDeviceClocks());
    if (skew !== 0) {
      apart += skew;
      skews += 1;
      const clock = serverClock();
      if (clock) setClock(doubt(clock, skew, wasHidden));
      void setByServer(store, EXACT_SAMPLES, left.signal);
    }
    wasHidden = document.hidden;
    const now = serverNow();
    store.dispatch(clockTicked(now));
    timer = setTimeout(tick, CLOCK_TICK_MS - (now % CLOCK_TICK_MS));
  };
  const ask = () => void setByServer(store, 1, left.signal).then(tick);

  restoreClock();
  tick();
  ask();
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', tick);
  return () => {
    left.abort();
    clearTimeout(timer);
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Keeps the clock as exact as it can be while a page is open on which seconds count. */
export function useExactClock(): void {
  const store = useAppStore();
  useEffect(() => {
    const left = new AbortController();
    void setByServer(store, EXACT_SAMPLES, left.signal);
    const timer = setInterval(() => void setByServer(store, 1, left.signal), EXACT_AGAIN_MS);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [store]);
}
