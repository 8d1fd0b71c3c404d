/** Returns the way to make it as it is now. */
type Note<T> = (target: T, isKept?: (key: PropertyKey) => boolean) => () => void;

const { noteGlobals, noteProcess } = jest.requireActual<{
  noteGlobals: Note<object>;
  noteProcess: Note<{ env: Record<string, string> }>;
}>('./putBack.cjs');

class Horn {
  sound(): string {
    return 'long';
  }
}

test('globals that were replaced or removed are as they were, and so is what others inherit', () => {
  const page = { Horn, navigator: { onLine: true }, title: 'Styrbord' } as Record<string, unknown>;
  const putBack = noteGlobals(page);
  Object.defineProperty(page.navigator, 'onLine', { value: false, configurable: true });
  Horn.prototype.sound = () => 'short';
  Object.assign(page, { title: 'Babord' });
  putBack();
  expect(page).toEqual({ Horn, navigator: { onLine: true }, title: 'Styrbord' });
  expect(new Horn().sound()).toBe('long');

  delete page.title;
  putBack();
  expect(page.title).toBe('Styrbord');
});

test('what has been added under a name stays, unless it is said that it goes', () => {
  const page: Record<string, unknown> = { Horn };
  const [putBack, putAllBack] = [noteGlobals(page), noteGlobals(page, () => false)];
  page.caches = undefined;
  putBack();
  expect('caches' in page).toBe(true);
  putAllBack();
  expect('caches' in page).toBe(false);
});

test('the process has its functions and variables again', () => {
  const exit = () => undefined;
  const fake = { exit, env: { CI: 'true', HOME: '/home' } as Record<string, string> };
  const putBack = noteProcess(fake);
  fake.exit = () => exit();
  fake.env.CI = 'false';
  fake.env.PORT = '1';
  delete fake.env.HOME;
  putBack();
  expect(fake).toEqual({ exit, env: { CI: 'true', HOME: '/home' } });
});
