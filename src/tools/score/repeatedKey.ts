import { placeOfKey } from '../../shared/schemas/scoring/reader';

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** An object or a list that the scan is inside of. */
interface Level {
  path: string;
  /** null: a list. */
  keys: Set<string> | null;
  index: number;
  /** The key whose value is being read. */
  key: string | null;
}

const placeOf = ({ path, keys, index, key }: Level): string =>
  keys ? placeOfKey(path, key ?? '') : `${path}[${index}]`;

function enter(levels: Level[], isObject: boolean): void {
  const parent = levels.at(-1);
  levels.push({ path: parent ? placeOf(parent) : '', keys: isObject ? new Set() : null, index: 0, key: null });
}

/** Takes a text that stands where a key does; the place of it where the object has that key already. */
function takeKey(level: Level | undefined, token: string): string | null {
  if (!level?.keys || level.key !== null) return null;
  level.key = JSON.parse(token) as string;
  if (level.keys.has(level.key)) return placeOf(level);
  level.keys.add(level.key);
  return null;
}

/** Goes on to what comes after a comma. */
function goOn(level: Level | undefined): void {
  if (!level) return;
  level.index += 1;
  level.key = null;
}

/**
 * The place of the first key that an object has twice, which JSON.parse keeps the last of and says nothing: a boat that
 * was typed twice in one race. The text is valid JSON.
 */
export function repeatedKey(json: string): string | null {
  const levels: Level[] = [];
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{' || token === '[') enter(levels, token === '{');
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') goOn(levels.at(-1));
    else {
      const place = takeKey(levels.at(-1), token);
      if (place !== null) return place;
    }
  }
  return null;
}
