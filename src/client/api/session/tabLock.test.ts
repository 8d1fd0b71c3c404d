import { locks } from 'node:worker_threads';
import { withTabLock } from './tabLock';

/** Runs so many at once and returns the most that ran at the same time. */
async function crowd(count: number): Promise<{ ran: number; atOnce: number }> {
  let running = 0;
  let ran = 0;
  let atOnce = 0;
  const action = async () => {
    running += 1;
    ran += 1;
    atOnce = Math.max(atOnce, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all(Array.from({ length: count }, () => withTabLock(action)));
  return { ran, atOnce };
}

// The page of the tests has no Web Locks; Node's are the same thing.
describe.each([
  ['Web Locks', locks],
  ['talking, where there are no Web Locks', undefined],
])('by %s', (_, value) => {
  beforeAll(() => Object.defineProperty(navigator, 'locks', { value, configurable: true }));
  afterAll(() => Reflect.deleteProperty(navigator, 'locks'));

  test('one tab runs at a time, and all get to run', async () => {
    expect(await crowd(7)).toEqual({ ran: 7, atOnce: 1 });
  });

  test('gives back what the action gives', async () => {
    expect(await withTabLock(async () => 'refreshed')).toBe('refreshed');
  });

  test('an action that fails lets the next one run', async () => {
    const failing = withTabLock(() => Promise.reject(new Error('no network')));
    const next = withTabLock(async () => 'next');
    await expect(failing).rejects.toThrow('no network');
    expect(await next).toBe('next');
  });
});
