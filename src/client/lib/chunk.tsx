import { lazy, useState, type ComponentType } from 'react';

/** A part of the program that is fetched on demand, or earlier. */
export interface Chunk<M> {
  (): Promise<M>;
  /** The module; undefined until it has been fetched. */
  here: M | undefined;
}

export function chunk<M>(load: () => Promise<M>): Chunk<M> {
  const fetched: Chunk<M> = async () => (fetched.here = await load());
  fetched.here = undefined;
  return fetched;
}

/** Yields, so that the browser can paint or handle input. */
export const breathe = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Loads parts of the program one after the other, so that none blocks the browser for long. */
export async function loadInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part();
    await breathe();
  }
}

/**
 * As React's `lazy`, but a page that has been fetched is rendered at once: React would show the fallback, and once
 * it has shown one it keeps it for 0.3 s.
 */
export function lazyPage<P extends object>(page: Chunk<{ default: ComponentType<P> }>): ComponentType<P> {
  const Lazy: ComponentType<P> = lazy(page);
  return function LazyPage(props: P) {
    const [Page] = useState(() => page.here?.default ?? Lazy);
    return <Page {...props} />;
  };
}
