import { LRUCache } from 'lru-cache';

const WORD_BYTES = 8;
const OBJECT_BYTES = 32;
const CHARACTER_BYTES = 2;
/** The parts of a longer list are alike: it is weighed by some of them. */
const WEIGHED_PARTS = 50;

function partsOf(thing: object): readonly unknown[] {
  if (Array.isArray(thing)) return thing;
  const parts: unknown[] = thing instanceof Map || thing instanceof Set ? [...thing] : Object.values(thing);
  return parts;
}

/** Some of the parts, evenly spread. */
const someOf = (parts: readonly unknown[]): readonly unknown[] =>
  parts.length <= WEIGHED_PARTS
    ? parts
    : Array.from({ length: WEIGHED_PARTS }, (_, index) => parts[Math.floor((index * parts.length) / WEIGHED_PARTS)]);

/**
 * The approximate size in memory, in bytes, of a value and everything it refers to, each object counted once: close
 * enough to keep a cache within its limit, and much quicker than to walk through all of thousands of rows.
 */
export function sizeOf(value: unknown): number {
  const seen = new Set<object>();
  /** `times`: so many of the kind are there. */
  const waiting = [{ part: value, times: 1 }];
  let bytes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, times } = next;
    bytes += times * WORD_BYTES;
    if (typeof part === 'string') bytes += times * part.length * CHARACTER_BYTES;
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    bytes += times * OBJECT_BYTES;
    if (Buffer.isBuffer(part)) {
      bytes += times * part.byteLength;
      continue;
    }
    const parts = partsOf(part);
    const some = someOf(parts);
    for (const below of some) waiting.push({ part: below, times: times * (parts.length / (some.length || 1)) });
  }
  return Math.ceil(bytes);
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
