import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { lazy } from '../../shared/lazy';

interface Bounds {
  /** How many are made at the same time; the others wait. */
  atOnce: number;
  /** How many are kept. */
  kept: number;
}

/**
 * Makes files that take a processor for some tenths of a second. The latest are kept by all that they show, so that a
 * file is made again only when it would be another one.
 */
export function madeOnce<Facts>(make: (facts: Facts) => Promise<Buffer>, bounds: Bounds) {
  const queue = lazy(() => new PQueue({ concurrency: bounds.atOnce }));
  const files = new LRUCache<string, Promise<Buffer>>({ max: bounds.kept });
  return (facts: Facts): Promise<Buffer> => {
    const key = JSON.stringify(facts);
    const known = files.get(key);
    if (known) return known;
    const file = queue().add(() => make(facts));
    files.set(key, file);
    file.catch(() => files.delete(key));
    return file;
  };
}
