import { setTimeout as wait } from 'node:timers/promises';

/** What the work gives; undefined when it fails, or takes longer than that. */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T | undefined> {
  const giveUp = new AbortController();
  try {
    return await Promise.race([work(), wait(ms, undefined, { signal: giveUp.signal })]);
  } catch {
    return undefined;
  } finally {
    giveUp.abort();
  }
}
