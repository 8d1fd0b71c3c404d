import type { ResultMethod } from '../../contract/resultMethods';
import { holdsPlace } from './racePlaces';
import { comparedSeconds, hasResult, type ResultEntry } from './resultEntry';

/** Ranks entries: a finish is better than a code, and a code is better than nothing. */
function rankOf(entry: ResultEntry, method: ResultMethod): number {
  if (entry.code === null && comparedSeconds(entry, method) !== null) return 0;
  if (holdsPlace(entry) && comparedSeconds(entry, method) !== null) return 1;
  return hasResult(entry) ? 2 : 3;
}

/** Chooses between two entries of one row in one race; the earlier entry wins a tie. */
export function betterEntry<T extends ResultEntry>(a: T, b: T, method: ResultMethod): T {
  const [rankA, rankB] = [rankOf(a, method), rankOf(b, method)];
  const [secondsA, secondsB] = [comparedSeconds(a, method) ?? 0, comparedSeconds(b, method) ?? 0];
  const order = rankA - rankB || (rankA < 2 ? secondsA - secondsB : 0) || a.id - b.id;
  return order <= 0 ? a : b;
}
