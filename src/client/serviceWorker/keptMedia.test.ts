import { keptMedia } from './pageOrShell';

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
