import { prefetchWhenIdle } from './prefetch';

const browserOn = (connection: object | undefined) => ({ navigator: { connection } }) as unknown as Window;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('fetches after two idle seconds where the browser has no word for idle', () => {
  const load = jest.fn(() => Promise.resolve());
  prefetchWhenIdle(load, browserOn(undefined));
  jest.advanceTimersByTime(1_999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('lets the page come first, then waits for idle time two seconds at the most', () => {
  const requestIdleCallback = jest.fn(() => 7);
  prefetchWhenIdle(() => Promise.resolve(), Object.assign(browserOn({ effectiveType: '4g' }), { requestIdleCallback }));
  expect(requestIdleCallback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
});

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
  'fetches nothing on %p',
  (connection) => {
    const load = jest.fn(() => Promise.resolve());
    prefetchWhenIdle(load, browserOn(connection));
    jest.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  },
);

test('can be called off', () => {
  const load = jest.fn(() => Promise.resolve());
  prefetchWhenIdle(load, browserOn(undefined))();
  jest.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});
