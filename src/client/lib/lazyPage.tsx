import { lazy, useState, type ComponentType } from 'react';
import type { Chunk } from './chunk';

/**
 * As React's `lazy`, but a page that has been fetched is drawn at once: React would show the fallback first, and once
 * it has shown one it keeps it for 0.3 s.
 */
export function lazyPage<P extends object>(page: Chunk<{ default: ComponentType<P> }>): ComponentType<P> {
  const Lazy: ComponentType<P> = lazy(page);
  return function LazyPage(props: P) {
    const [Page] = useState(() => page.here?.default ?? Lazy);
    return <Page {...props} />;
  };
}
