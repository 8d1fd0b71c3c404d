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
