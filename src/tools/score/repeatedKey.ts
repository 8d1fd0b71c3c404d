import { placeOfKey } from '../../shared/schemas/scoring/reader';

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** An object or a list that contains the scan position. */
interface Level {
  path: string;
  /** The keys seen so far; null for a list. */
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

/** Records a key; returns its position when the object already has that key. */
function takeKey(level: Level | undefined, token: string): string | null {
  if (!level?.keys || level.key !== null) return null;
  level.key = JSON.parse(token) as string;
  if (level.keys.has(level.key)) return placeOf(level);
  level.keys.add(level.key);
  return null;
}

/** Continues after a comma. */
function goOn(level: Level | undefined): void {
  if (!level) return;
  level.index += 1;
  level.key = null;
}

/**
 * Returns the position of the first key that an object repeats, such as a boat typed twice in one race. JSON.parse
 * silently keeps the last one. The text must be valid JSON.
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
