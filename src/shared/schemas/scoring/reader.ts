import { readDecimal, toScaled } from '../../domain/decimals';
import { documentError } from './documentError';

/** Returns a validated value from a position of a document, or throws a DocumentError that names the position. */
export type Read<T> = (value: unknown, path: string) => T;

export interface Bounds {
  min: number;
  max: number;
}

const PLAIN_KEY = /^[\p{L}\p{N}_-]+$/u;

/** The place of a key: `rules.entries`, `races[0].B01`, or `races[0]["SWE 57"]` where the key is no plain word. */
export function placeOfKey(path: string, key: string): string {
  if (!PLAIN_KEY.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A text that is not blank. */
export const text: Read<string> = (value, path) => {
  if (typeof value !== 'string' || value.trim() === '') throw documentError(path, 'must be a text that is not empty');
  return value;
};

/** A whole number within the bounds. */
export const integer =
  ({ min, max }: Bounds): Read<number> =>
  (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw documentError(path, `must be a whole number from ${min} to ${max}`);
  };

/**
 * A decimal of the wire ("5.4") as a whole number of its last place: 54 with one place. The bounds are in that unit.
 */
export const decimal =
  (places: number, { min, max }: Bounds): Read<number> =>
  (value, path) => {
    const digits = typeof value === 'string' ? readDecimal(value)?.fraction.length : undefined;
    if (typeof value !== 'string' || digits === undefined || digits > places) {
      throw documentError(
        path,
        `must be a text with a number of at most ${places} ${places === 1 ? 'decimal' : 'decimals'}, such as "5.4"`,
      );
    }
    const scaled = toScaled(value, places);
    if (scaled >= min && scaled <= max) return scaled;
    const unit = 10 ** places;
    throw documentError(path, `must be from ${min / unit} to ${max / unit}`);
  };

/** One of the words. */
export const choice =
  <T extends string>(words: readonly T[]): Read<T> =>
  (value, path) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw documentError(path, `must be one of ${words.join(', ')}`);
    return found;
  };

/** A list, each item read by `read`. */
export const list =
  <T>(read: Read<T>, { min = 0 }: { min?: number } = {}): Read<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw documentError(path, 'must be a list');
    if (value.length < min) throw documentError(path, `must have at least ${min} ${min === 1 ? 'item' : 'items'}`);
    return value.map((item, index) => read(item, `${path}[${index}]`));
  };

/** An object's own keys and values: safe for names such as "__proto__". */
export const entries: Read<[string, unknown][]> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw documentError(path, 'must be an object');
  return Object.entries(value);
};

export interface ObjectReader<K extends string> {
  has: (key: K) => boolean;
  required: <T>(key: K, read: Read<T>) => T;
  /** undefined where the key is left out. */
  optional: <T>(key: K, read: Read<T>) => T | undefined;
}

/** An object with no other keys than these. */
export function object<K extends string>(value: unknown, path: string, keys: readonly K[]): ObjectReader<K> {
  const members = new Map(entries(value, path));
  const known: readonly string[] = keys;
  for (const key of members.keys()) {
    if (!known.includes(key))
      throw documentError(placeOfKey(path, key), `is not a known key; known are ${keys.join(', ')}`);
  }
  const optional = <T>(key: K, read: Read<T>): T | undefined =>
    members.has(key) ? read(members.get(key), placeOfKey(path, key)) : undefined;
  const required = <T>(key: K, read: Read<T>): T => {
    if (!members.has(key)) throw documentError(placeOfKey(path, key), 'is missing');
    return read(members.get(key), placeOfKey(path, key));
  };
  return { has: (key) => members.has(key), required, optional };
}
