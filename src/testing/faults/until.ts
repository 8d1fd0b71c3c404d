import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

/**
 * Waits until a condition holds, and returns how many milliseconds it took. Throws what it waited for when it never
 * does.
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > withinMs) throw new Error(`Waited ${withinMs} ms in vain: ${what}`);
    await wait(LOOK_EVERY_MS);
  }
  return performance.now() - begun;
}
