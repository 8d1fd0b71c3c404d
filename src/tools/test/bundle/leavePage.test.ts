/** @jest-environment <rootDir>/src/tools/test/bundle/ownPageEnvironment.cjs */
const { notePage } = jest.requireActual<{ notePage: (dom: object) => () => void }>('./leavePage.cjs');

const removeAllCookiesSync = jest.fn();
const leavePage = notePage({ window, cookieJar: { removeAllCookiesSync } });

const passed = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

test('nothing of a page goes on when it has been left', async () => {
  const heard: string[] = [];
  const hear = (what: string) => () => void heard.push(what);
  setTimeout(hear('timeout'), 1);
  setInterval(hear('interval'), 1);
  requestAnimationFrame(hear('frame'));
  window.addEventListener('online', hear('online'));
  document.addEventListener('visibilitychange', hear('visibilitychange'), { capture: true });

  leavePage();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await passed(50);
  expect(heard).toEqual([]);
});

test('the next page goes on as any does', async () => {
  const heard: string[] = [];
  window.addEventListener('online', () => heard.push('online'));
  setTimeout(() => heard.push('timeout'), 1);
  window.dispatchEvent(new Event('online'));
  await passed(50);
  expect(heard).toEqual(['online', 'timeout']);
});

test('packages that listen on the document once are still heard', () => {
  const listen = jest.fn();
  document.addEventListener('focus', listen, { capture: true });
  leavePage();
  document.dispatchEvent(new Event('focus'));
  expect(listen).toHaveBeenCalledTimes(1);
});

test('what the page has shown and stored is gone, but for the styles that packages write once', () => {
  document.head.innerHTML =
    '<style data-emotion="sb"></style><style data-emotion="css"></style><style id="_goober"></style>';
  document.body.innerHTML = '<main>Resultat</main>';
  document.documentElement.setAttribute('data-mui-color-scheme', 'dark');
  document.title = 'Resultat';
  history.pushState({ dialog: 'login' }, '', '/login');
  localStorage.setItem('styrbord.session', '1');
  sessionStorage.setItem('draft', '{}');

  leavePage();
  expect(document.documentElement.outerHTML).toBe(
    '<html><head><style data-emotion="css"></style><style id="_goober"></style></head><body></body></html>',
  );
  expect([location.pathname, history.state, document.title]).toEqual(['/', null, '']);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(removeAllCookiesSync).toHaveBeenCalled();
});
