import '../client/app/memberSlices';
import { login } from '../client/api/auth';
import { startSession } from '../client/api/startSession';
import { createAppStore, lateMiddleware } from '../client/app/store';
import { createPushMiddleware } from '../client/push/pushMiddleware';
import { TEST_PASSWORD } from './accounts';

// As the layout of the club's pages does; a tab connects when it enters a club.
lateMiddleware.addMiddleware(createPushMiddleware({ build: 'test-build' }));

export type Store = ReturnType<typeof createAppStore>;

/** The pages of one browser: each has a store of its own, and they share cookies and channels. */
export interface Browser {
  openTab(): Store;
  closeTabs(): void;
}

export function aBrowser(): Browser {
  let closers: (() => void)[] = [];
  return {
    openTab: () => {
      const store = createAppStore();
      closers.push(startSession(store));
      return store;
    },
    closeTabs: () => {
      closers.forEach((close) => close());
      closers = [];
    },
  };
}

export const logIn = (store: Store, { email }: { email: string }) =>
  store.dispatch(login.initiate({ email, password: TEST_PASSWORD })).unwrap();

/** Waits until the store is so; gives up before the test hangs, and says how it was. */
export async function until<T>(read: () => T | Promise<T>, isSo: (value: T) => boolean = Boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    if (Date.now() > deadline) throw new Error(`Never came true; last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export interface SentCall {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

/**
 * Sees every call that pages send (not those that a test makes at the server's own address), and may decide what comes
 * of it: an answer of its own, or a network error.
 */
export function watchCalls(
  intervene: (call: SentCall, send: () => Promise<Response>) => Promise<Response> = (_, send) => send(),
): {
  calls: SentCall[];
  stop: () => void;
} {
  const send = globalThis.fetch;
  const calls: SentCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== location.origin) return send(request);
    const call = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: await request.clone().text(),
    };
    calls.push(call);
    return intervene(call, () => send(request));
  };
  return {
    calls,
    stop: () => {
      globalThis.fetch = send;
    },
  };
}

/** What fetch says when there is no network. */
export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
