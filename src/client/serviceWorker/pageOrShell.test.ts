import { pageOrShell, keptMedia } from './pageOrShell';

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

/** The part of the browser's Cache that is used, in memory. */
function aCache() {
  const held = new Map<string, Response>();
  return {
    match: (url: string) => Promise.resolve(held.get(url)?.clone()),
    put: (url: string, answer: Response) => Promise.resolve(void held.set(url, answer)),
    keys: () => Promise.resolve([...held.keys()]),
    delete: (url: string) => Promise.resolve(held.delete(url)),
    held,
  };
}

const send = globalThis.fetch;
let cache: ReturnType<typeof aCache>;
let asked: string[];
let status: number;

beforeEach(() => {
  cache = aCache();
  asked = [];
  status = 200;
  const fetch = (request: Request) => {
    asked.push(request.url);
    return Promise.resolve(new Response('image', { status }));
  };
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) }, fetch });
});
afterEach(() => {
  Object.assign(globalThis, { caches: undefined, fetch: send });
});

const show = async (hash: string) => (await keptMedia(new Request(`https://styrbord.test/media/${hash}`))).text();

test('an image is fetched once', async () => {
  expect([await show('a1'), await show('a1')]).toEqual(['image', 'image']);
  expect(asked).toHaveLength(1);
});

test('what is not there is not kept', async () => {
  status = 404;
  await show('a1');
  await show('a1');
  expect(asked).toHaveLength(2);
});

test('of more than 60 the first kept goes', async () => {
  for (let n = 0; n <= 60; n += 1) await show(`a${n}`);
  expect(cache.held.size).toBe(60);
  expect([...cache.held.keys()][0]).toMatch(/a1$/);
});
