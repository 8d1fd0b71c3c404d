import { CHUNK_RELOAD_GUARD_MS } from '../../shared/limits';

const KEY = 'styrbord.chunkReload';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** A part of the program could not be fetched: most often a new version was put out while the page was open. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed/.test(error.message))
  );
}

/**
 * Whether the page may be loaded again after a failed chunk: not if that was done within the last 60 s (specification
 * 8), or when the memory of it cannot be kept, since the page would then go round for ever. Remembers that it was done.
 */
export function mayReloadForChunk(now: number, memory: Memory = sessionStorage): boolean {
  try {
    const last = Number(memory.getItem(KEY) ?? -Infinity);
    if (now - last < CHUNK_RELOAD_GUARD_MS) return false;
    memory.setItem(KEY, String(now));
    return true;
  } catch {
    // The browser keeps nothing for this page.
    return false;
  }
}
