/** @jest-environment <rootDir>/src/tools/test/bundle/ownPageEnvironment.cjs */
const persist = jest.fn<Promise<boolean>, []>();

/** Each page asks for itself. */
const openedPage = async () => {
  jest.resetModules();
  return import('./persistence');
};
const setGlobal = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

beforeEach(() => {
  persist.mockReset();
  setGlobal(navigator, 'storage', { persist });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(navigator, 'standalone');
});

test('the browser is asked once, and what it answers is what holds', async () => {
  persist.mockResolvedValue(true);
  const { askToPersist, mayBeCleared } = await openedPage();
  expect(await askToPersist()).toBe(true);
  expect(await mayBeCleared()).toBe(false);
  expect(persist).toHaveBeenCalledTimes(1);
});

test.each([
  ['says no', () => persist.mockResolvedValue(false)],
  ['cannot answer', () => persist.mockRejectedValue(new TypeError('Not here'))],
  ['has nobody to ask', () => setGlobal(navigator, 'storage', undefined)],
])('a browser that %s may clear it away', async (_, given) => {
  given();
  const { mayBeCleared } = await openedPage();
  expect(await mayBeCleared()).toBe(true);
});

test('an installed app is not cleared away', async () => {
  persist.mockResolvedValue(false);
  setGlobal(navigator, 'standalone', true);
  const { mayBeCleared } = await openedPage();
  expect(await mayBeCleared()).toBe(false);
});
