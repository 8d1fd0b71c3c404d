import { prefetchWhenIdle } from './prefetch';

const browserOn = (connection: object | undefined) => ({ navigator: { connection } }) as unknown as Window;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a prefetch starts after two seconds in browsers without requestIdleCallback', () => {
  const load = jest.fn(() => Promise.resolve());
  prefetchWhenIdle(load, browserOn(undefined));
  jest.advanceTimersByTime(1_999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prefetch lets the page load first, then waits at most two seconds for idle time', () => {
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

test('a prefetch can be cancelled', () => {
  const load = jest.fn(() => Promise.resolve());
  prefetchWhenIdle(load, browserOn(undefined))();
  jest.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});
