import { LRUCache } from 'lru-cache';

const WORD_BYTES = 8;
const OBJECT_BYTES = 32;
const CHARACTER_BYTES = 2;

function partsOf(thing: object): Iterable<unknown> {
  if (thing instanceof Map || thing instanceof Set) return thing;
  const values: unknown[] = Object.values(thing);
  return values;
}

/**
 * The approximate size in memory, in bytes, of a value and everything it refers to, each object counted once: close
 * enough to keep a cache within its limit.
 */
export function sizeOf(value: unknown): number {
  const seen = new Set<object>();
  const waiting = [value];
  let bytes = 0;
  while (waiting.length > 0) {
    const part = waiting.pop();
    bytes += WORD_BYTES;
    if (typeof part === 'string') bytes += part.length * CHARACTER_BYTES;
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    bytes += OBJECT_BYTES;
    if (Buffer.isBuffer(part)) bytes += part.byteLength;
    else for (const below of partsOf(part)) waiting.push(below);
  }
  return bytes;
}

/** A version of the rows that a value is derived from. */
export interface DataVersion {
  /** Rises with each change of the rows: the club's number, read together with them. */
  number: number;
  /** What else the value depends on, without an order: the epoch of the database, the day. */
  under: string;
}

/** Names a value that is derived from one version of the rows. */
export interface Derived extends DataVersion {
  /** "serie 4" */
  subject: string;
}

export interface MemoryCache {
  /** Resolves with the cached value of this version of the subject, or computes it. Rejects as `compute` does. */
  <T extends object>(derived: Derived, compute: () => Promise<T>): Promise<T>;
  /** The cached value of this version of the subject, computed or under way; undefined if there is none. */
  held<T extends object>(derived: Derived): Promise<T> | undefined;
}

/** Some hundred large sailings for each kind of reader, or the standings of some dozen seasons. */
const LIMIT_BYTES = 64 * 1024 * 1024;

interface Entry extends DataVersion {
  answer: Promise<object>;
  /** What the answer resolved with; undefined while it is computed. */
  value?: object;
}

const isOf = (entry: Entry, { number, under }: DataVersion): boolean =>
  entry.number === number && entry.under === under;
const isNewer = (entry: Entry, { number, under }: DataVersion): boolean =>
  entry.number > number && entry.under === under;

/**
 * Caches in memory, for each subject, the value of the newest version of the rows. Concurrent callers share one
 * computation; a failed one is not cached. The caller must have read the version from the database in its own request:
 * then no value is older than the rows, however many nodes write them. Beyond `limitBytes` the least recently used
 * subjects are removed.
 */
export function createMemoryCache(limitBytes = LIMIT_BYTES): MemoryCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: limitBytes,
    sizeCalculation: (entry, subject) => sizeOf(subject) + sizeOf(entry.value),
  });

  function begin<T extends object>({ subject, number, under }: Derived, compute: () => Promise<T>): Promise<T> {
    const answer = compute();
    const entry: Entry = { number, under, answer };
    entries.set(subject, entry);
    const isCurrent = () => entries.peek(subject) === entry;
    answer.then(
      (value) => {
        // Set again because now its size is known.
        if (isCurrent()) entries.set(subject, { ...entry, value });
      },
      () => {
        if (isCurrent()) entries.delete(subject);
      },
    );
    return answer;
  }

  function held<T extends object>(derived: Derived): Promise<T> | undefined {
    const entry = entries.peek(derived.subject);
    if (!entry || !isOf(entry, derived)) return undefined;
    entries.get(derived.subject);
    // A subject is only ever computed by one function, so its entry has that function's type.
    return entry.answer as Promise<T>;
  }

  function memoryCache<T extends object>(derived: Derived, compute: () => Promise<T>): Promise<T> {
    const entry = entries.peek(derived.subject);
    // A request that read an older state of the database does not replace the newer value.
    if (entry && isNewer(entry, derived)) return compute();
    return held<T>(derived) ?? begin(derived, compute);
  }

  return Object.assign(memoryCache, { held });
}

/** Caches nothing. For use inside a write, which may be rolled back: other requests must not see its rows. */
export const noCache: MemoryCache = Object.assign(
  <T extends object>(_derived: Derived, compute: () => Promise<T>) => compute(),
  {
    held: () => undefined,
  },
);
