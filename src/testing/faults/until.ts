import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

/**
 * Waits until something is so, and tells how many milliseconds it took. Throws what it waited for when it does not
 * come.
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > withinMs) throw new Error(`Waited ${withinMs} ms in vain: ${what}`);
    await wait(LOOK_EVERY_MS);
  }
  return performance.now() - begun;
}
