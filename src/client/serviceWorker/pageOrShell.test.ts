import { pageOrShell } from './pageOrShell';

const answer = (text: string, status = 200) => new Response(text, { status });
const shell = () => Promise.resolve(answer('kept'));
const textOf = async (page: Promise<Response>) => (await page).text();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that comes in time is shown, so that a new build is seen at once', async () => {
  expect(await textOf(pageOrShell(Promise.resolve(answer('served')), shell))).toBe('served');
});

test('what the server says of a page is shown, also when it is an error', async () => {
  expect(await textOf(pageOrShell(Promise.resolve(answer('not here', 404)), shell))).toBe('not here');
});

test('without a network the kept page is shown', async () => {
  expect(await textOf(pageOrShell(Promise.reject(new TypeError('Failed to fetch')), shell))).toBe('kept');
});

test.each([429, 502, 503, 504])('so it is when the answer is %i: nobody was there', async (status) => {
  expect(await textOf(pageOrShell(Promise.resolve(answer('proxy', status)), shell))).toBe('kept');
});

test('a page that takes longer than 3 s is not waited for', async () => {
  const shown = pageOrShell(new Promise(() => undefined), shell);
  await jest.advanceTimersByTimeAsync(2_999);
  let isShown = false;
  void shown.then(() => (isShown = true));
  await jest.advanceTimersByTimeAsync(0);
  expect(isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await textOf(shown)).toBe('kept');
});

test('where no page is kept the server is waited for', async () => {
  const served = new Promise<Response>((resolve) => setTimeout(() => resolve(answer('served late')), 10_000));
  const shown = pageOrShell(served, () => Promise.resolve(undefined));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await textOf(shown)).toBe('served late');
});
