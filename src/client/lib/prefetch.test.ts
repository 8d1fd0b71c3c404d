import { prefetchLinksInSight, prefetchWhenIdle } from './prefetch';

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

describe('links in sight', () => {
  let seen: (link: Element, isIntersecting?: boolean) => void;
  const watched: Element[] = [];
  const aPart = () => jest.fn(() => Promise.resolve());
  const parts = { layout: aPart(), sailing: aPart(), course: aPart() };
  const partsAt = (pathname: string) =>
    ({ '/sailing': [parts.layout, parts.sailing], '/course': [parts.layout, parts.course] })[pathname] ?? [];
  let stop: () => void;

  const page = (html: string) => (document.body.innerHTML = html);
  const link = (href: string): Element => document.querySelector(`a[href="${href}"]`) ?? document.body;
  const begin = () => (stop = prefetchLinksInSight(partsAt));

  beforeEach(() => {
    watched.length = 0;
    Object.values(parts).forEach((part) => part.mockClear());
    class Sight {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        seen = (target, isIntersecting = true) => tell([{ target, isIntersecting }]);
      }
      observe = (target: Element) => void watched.push(target);
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Sight });
  });
  afterEach(() => {
    stop();
    page('');
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('fetch what their pages need, each part once; other links and other sites fetch nothing', () => {
    page(
      '<a href="/sailing">A</a><a href="/course">B</a><a href="/course?x=1">C</a><a href="https://example.se/">D</a>',
    );
    begin();
    jest.advanceTimersByTime(2_000);
    expect(watched.map((one) => one.textContent)).toEqual(['A', 'B', 'C']);
    seen(link('/sailing'), false);
    jest.advanceTimersByTime(5_000);
    expect(parts.sailing).not.toHaveBeenCalled();

    for (const href of ['/sailing', '/course', '/course?x=1', '/sailing']) seen(link(href));
    jest.advanceTimersByTime(5_000);
    expect(Object.values(parts).map((part) => part.mock.calls.length)).toEqual([1, 1, 1]);
  });

  test('are found also when they appear later', async () => {
    begin();
    jest.advanceTimersByTime(2_000);
    page('<a href="/course">B</a>');
    await Promise.resolve();
    jest.advanceTimersByTime(2_000);
    expect(watched.map((one) => one.textContent)).toEqual(['B']);
  });

  test('are left alone on 2g, and once nobody is logged in', () => {
    page('<a href="/course">B</a>');
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true });
    begin();
    jest.advanceTimersByTime(5_000);
    expect(watched).toEqual([]);

    Reflect.deleteProperty(navigator, 'connection');
    begin();
    jest.advanceTimersByTime(2_000);
    seen(link('/course'));
    stop();
    jest.advanceTimersByTime(5_000);
    expect(parts.course).not.toHaveBeenCalled();
  });
});
