import { isChunkError, mayReloadForChunk } from './chunkReload';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a failed chunk reloads the page once, and again only after 60 s', () => {
  const kept = memory();
  expect(mayReloadForChunk(1_000_000, kept)).toBe(true);
  expect(mayReloadForChunk(1_059_999, kept)).toBe(false);
  expect(mayReloadForChunk(1_060_000, kept)).toBe(true);
});

test('the page is never reloaded where storage is not available', () => {
  const closed = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => undefined,
  };
  expect(mayReloadForChunk(1_000_000, closed)).toBe(false);
});

test('only a failure to load a part of the program counts', () => {
  expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkError(new Error('Loading chunk 12 failed.'))).toBe(true);
  expect(isChunkError(new Error('Loading CSS chunk 12 failed.'))).toBe(true);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('Loading chunk 12 failed.')).toBe(false);
});
