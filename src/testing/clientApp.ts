import { emptyKeptStores } from './keptStores';
import { forgetOthersAnswers } from '../client/api/answers/answerStore';
import { emptyDatabase } from './emptyDatabase';
import { buildTestApp, isPlain, type TestApp, type TestAppOptions } from './testApp';

/** The whole server on a port of its own, which the page under test takes for the one it came from. */
export interface ClientApp extends TestApp {
  url: string;
}

type Fetch = typeof globalThis.fetch;

// In jsdom EventTarget is the page's. p-queue hands one to Node's own events, where it can reach them, and those know
// only Node's.
Object.assign(process, { getBuiltinModule: undefined });

/** Tells of every request that is sent, so that the server is not closed in the midst of one. */
function watched(send: Fetch, underWay: Set<Promise<Response>>): Fetch {
  return (input, init) => {
    const answer = send(input, init);
    underWay.add(answer);
    void answer.catch(() => undefined).finally(() => underWay.delete(answer));
    return answer;
  };
}

/** Keeps cookies and says where the page is from, as a browser does and Node's fetch does not. */
function browserFetch(send: Fetch, page: string, server: string): Fetch {
  const jar = new Map<string, string>();
  const keep = (cookie: string) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  return async (input, init) => {
    const asked = new Request(input, init);
    const request = new Request(asked.url.replace(page, server), asked);
    request.headers.set('origin', page);
    if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(request);
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
}

const closed = (socket: WebSocket) =>
  new Promise<void>((resolve) => {
    if (socket.readyState === WebSocket.CLOSED) resolve();
    socket.addEventListener('close', () => resolve());
    socket.close();
  });

/** The page's sockets go to the server. The second function ends them. */
function browserSockets(
  Socket: typeof WebSocket,
  page: string,
  server: string,
): [typeof WebSocket, () => Promise<unknown>] {
  const opened: WebSocket[] = [];
  class RoutedSocket extends Socket {
    constructor(address: string | URL) {
      super(String(address).replace(page.replace(/^http/, 'ws'), server.replace(/^http/, 'ws')));
      opened.push(this);
    }
  }
  return [RoutedSocket, () => Promise.all(opened.map(closed))];
}

/** The server of an earlier test of the file. To build one takes longer than many a test. */
let idle: ClientApp | undefined;

/** Hands it out once. */
function takeIdle(): ClientApp | undefined {
  const taken = idle;
  idle = undefined;
  return taken;
}

afterAll(async () => takeIdle()?.close());

/** An empty server with a port. Its sockets may not have noticed yet that their page has gone: no id comes again. */
async function emptyServer(page: string, options: TestAppOptions): Promise<ClientApp> {
  const taken = isPlain(options) ? takeIdle() : undefined;
  if (taken) {
    await emptyDatabase(taken, { keepsCounting: true });
    taken.clock.reset();
    return taken;
  }
  const test = await buildTestApp({ publicUrl: page, ...options });
  return { ...test, url: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
}

/**
 * Serves the real app to the page in jsdom: its requests and sockets go there, cookies and all. Each start is a browser
 * that has never been here; `close` puts everything back.
 */
export async function startClientApp(options: TestAppOptions = {}): Promise<ClientApp> {
  const page = location.origin;
  const server = await emptyServer(page, options);
  const { fetch, WebSocket } = globalThis;
  const [RoutedSocket, endSockets] = browserSockets(WebSocket, page, server.url);
  const underWay = new Set<Promise<Response>>();
  localStorage.clear();
  sessionStorage.clear();
  await forgetOthersAnswers('');
  await emptyKeptStores();
  Object.assign(globalThis, {
    fetch: watched(browserFetch(fetch, page, server.url), underWay),
    WebSocket: RoutedSocket,
  });
  return {
    ...server,
    close: async () => {
      await endSockets();
      Object.assign(globalThis, { fetch, WebSocket });
      await Promise.allSettled(underWay);
      // A connection that was answered just now is kept alive, and would be waited for.
      server.app.server.closeAllConnections();
      // Some close twice: in a test that does without the server, and after it.
      if (idle === server) return;
      if (isPlain(options) && !idle && server.app.server.listening) idle = server;
      else await server.close();
    },
  };
}
