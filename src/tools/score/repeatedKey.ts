import { placeOfKey } from '../../shared/schemas/scoring/reader';

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** An object or a list that the scan is inside of. */
interface Level {
  path: string;
  /** null: a list. */
  keys: Set<string> | null;
  index: number;
  /** The key whose value is being read. */
  key: string | null;
}

const placeOf = ({ path, keys, index, key }: Level): string => (keys ? placeOfKey(path, key ?? '') : `${path}[${index}]`);

/** Takes the key of an object; the place of it where it is there already. */
function takeKey(level: Level, key: string): string | null {
  level.key = key;
  if (level.keys?.has(key)) return placeOf(level);
  level.keys?.add(key);
  return null;
}

/**
 * The place of the first key that an object has twice, which JSON.parse keeps the last of and says nothing: a boat that was typed twice
 * in one race. The text is valid JSON.
 */
export function repeatedKey(json: string): string | null {
  const levels: Level[] = [];
  for (const [token] of json.matchAll(TOKENS)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      levels.push({ path: level ? placeOf(level) : '', keys: token === '{' ? new Set() : null, index: 0, key: null });
    } else if (token === '}' || token === ']') {
      levels.pop();
    } else if (level && token === ',') {
      level.index += 1;
      level.key = null;
    } else if (level?.keys && level.key === null && token !== ':') {
      const place = takeKey(level, JSON.parse(token) as string);
      if (place !== null) return place;
    }
  }
  return null;
}
