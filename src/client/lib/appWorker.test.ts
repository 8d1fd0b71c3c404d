import { loadNewVersion, startAppWorker } from './appWorker';

type State = 'installing' | 'installed';

/** A worker as the page sees it, which takes over on request. */
function aWorker(state: State, takesOver: () => void) {
  const said: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state,
    said,
    postMessage: (message: unknown) => {
      said.push(message);
      takesOver();
    },
  });
  return worker;
}

interface World {
  waiting?: State;
  found?: State;
}

/** The browser's workers: one that waits, or one that an update check finds. */
function workersWith({ waiting, found }: World) {
  const container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  const takesOver = () => container.dispatchEvent(new Event('controllerchange'));
  const update = jest.fn(() => {
    if (found) registration.installing = aWorker(found, takesOver);
    return Promise.resolve();
  });
  const registration: {
    waiting?: ReturnType<typeof aWorker>;
    installing?: ReturnType<typeof aWorker>;
    update: typeof update;
  } = {
    ...(waiting && { waiting: aWorker(waiting, takesOver) }),
    update,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return registration;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function load() {
  const reload = jest.fn();
  const loading = loadNewVersion(reload);
  await jest.advanceTimersByTimeAsync(0);
  return { reload, loading };
}

test('a waiting version takes over, and then the page reloads once', async () => {
  const { waiting } = workersWith({ waiting: 'installed' });
  const { reload } = await load();
  expect(waiting?.said).toEqual([{ type: 'take_over' }]);
  expect(reload).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page waits until a newly found version is installed', async () => {
  const registration = workersWith({ found: 'installing' });
  const { reload } = await load();
  expect(reload).not.toHaveBeenCalled();
  Object.assign(registration.installing ?? {}, { state: 'installed' });
  registration.installing?.dispatchEvent(new Event('statechange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(registration.installing?.said).toEqual([{ type: 'take_over' }]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page waits at most 4 s for a new version', async () => {
  workersWith({ found: 'installing' });
  const { reload } = await load();
  await jest.advanceTimersByTimeAsync(3_999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page simply reloads in browsers without service workers', async () => {
  const { reload } = await load();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['data is to be saved', { saveData: true }, undefined, 0],
  ['the network is 2g', { effectiveType: 'slow-2g' }, undefined, 0],
  ['data is to be saved, but the worker is there already', { saveData: true }, {}, 1],
  ['neither is so', { effectiveType: '4g' }, undefined, 1],
])('where %s, the whole app is fetched for offline use %#', async (_, connection, registration, times) => {
  const register = jest.fn().mockResolvedValue(Object.assign(new EventTarget(), { active: null }));
  const container = Object.assign(new EventTarget(), {
    register,
    controller: null,
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

  const starting = startAppWorker('build', () => undefined);
  await jest.advanceTimersByTimeAsync(0);
  void starting;

  expect(register).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(navigator, 'connection');
});
