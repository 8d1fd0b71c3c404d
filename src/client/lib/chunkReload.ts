import { CHUNK_RELOAD_GUARD_MS } from '../../shared/limits';

const KEY = 'styrbord.chunkReload';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * True when a part of the program could not be fetched, most often because a new version was deployed while the page
 * was open.
 */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed/.test(error.message))
  );
}

/**
 * Returns whether the page may reload after a failed chunk, and records the reload. False if it reloaded within the
 * last 60 s (specification 8), or if the reload cannot be recorded, since the page would then reload for ever.
 */
export function mayReloadForChunk(now: number, memory: Memory = sessionStorage): boolean {
  try {
    const last = Number(memory.getItem(KEY) ?? -Infinity);
    if (now - last < CHUNK_RELOAD_GUARD_MS) return false;
    memory.setItem(KEY, String(now));
    return true;
  } catch {
    // Storage is not available to this page.
    return false;
  }
}
