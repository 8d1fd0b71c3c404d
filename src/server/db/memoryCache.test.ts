import { createMemoryCache } from './memoryCache';

const counting = () => {
  let times = 0;
  return { compute: async () => ({ times: (times += 1) }), times: () => times };
};

const at = (number: number, subject = 'serie 4', under = 'k3f9') => ({ subject, number, under });

test('what belongs to a number is computed once, also for two who ask at once', async () => {
  const memoryCache = createMemoryCache();
  const { compute, times } = counting();
  const answers = await Promise.all([1, 2].map(() => memoryCache(at(7), compute)));
  expect(answers).toEqual([{ times: 1 }, { times: 1 }]);
  expect(await memoryCache(at(8), compute)).toEqual({ times: 2 });
  expect(await memoryCache(at(8, 'serie 5'), compute)).toEqual({ times: 3 });
  expect(times()).toBe(3);
});

test('an older number is computed again and does not displace the newer one', async () => {
  const memoryCache = createMemoryCache();
  const { compute } = counting();
  await memoryCache(at(8), compute);
  expect(await memoryCache(at(7), compute)).toEqual({ times: 2 });
  expect(await memoryCache(at(8), compute)).toEqual({ times: 1 });
});

test('the same number in another database, or on another day, is another moment', async () => {
  const memoryCache = createMemoryCache();
  const { compute } = counting();
  await memoryCache(at(8), compute);
  expect(await memoryCache(at(8, 'serie 4', 'restored'), compute)).toEqual({ times: 2 });
  expect(await memoryCache(at(3, 'serie 4', 'restored again'), compute)).toEqual({ times: 3 });
  expect(await memoryCache(at(3, 'serie 4', 'restored again'), compute)).toEqual({ times: 3 });
});

test('what is held can be asked for without computing it', async () => {
  const memoryCache = createMemoryCache();
  expect(memoryCache.held(at(8))).toBeUndefined();
  const { compute } = counting();
  void memoryCache(at(8), compute);
  expect(await memoryCache.held(at(8))).toEqual({ times: 1 });
  expect(memoryCache.held(at(7))).toBeUndefined();
  expect(memoryCache.held(at(9))).toBeUndefined();
});

const KB = 1024;
const heavy = async () => ({ bytes: Buffer.alloc(100 * KB) });

test('what was asked for longest ago is forgotten first, once all of it is over the limit', async () => {
  const memoryCache = createMemoryCache(250 * KB);
  const isHeld = (subject: string) => memoryCache.held(at(1, subject)) !== undefined;
  await memoryCache(at(1, 'a'), heavy);
  await memoryCache(at(1, 'b'), heavy);
  await memoryCache(at(1, 'a'), heavy);
  await memoryCache(at(1, 'c'), heavy);
  expect(['a', 'b', 'c'].map(isHeld)).toEqual([true, false, true]);
});

test('a value that alone exceeds the limit is returned and not kept', async () => {
  const memoryCache = createMemoryCache(50 * KB);
  expect((await memoryCache(at(1), heavy)).bytes).toHaveLength(100 * KB);
  expect(memoryCache.held(at(1))).toBeUndefined();
});

test('a newer moment takes the place of the older one, and its room', async () => {
  const memoryCache = createMemoryCache(250 * KB);
  await memoryCache(at(1, 'a'), heavy);
  for (let number = 1; number <= 20; number += 1) await memoryCache(at(number, 'b'), heavy);
  expect(memoryCache.held(at(1, 'a'))).toBeDefined();
});

test('a failure is not remembered', async () => {
  const memoryCache = createMemoryCache();
  await expect(memoryCache(at(1), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await memoryCache(at(1), async () => ({ well: true }))).toEqual({ well: true });
});
