import type { ResultMethod } from '../../contract/resultMethods';
import { holdsPlace } from './racePlaces';
import { comparedSeconds, hasResult, type ResultEntry } from './resultEntry';

/** A finish is better than a code, and a code better than nothing. */
function rankOf(entry: ResultEntry, method: ResultMethod): number {
  if (entry.code === null && comparedSeconds(entry, method) !== null) return 0;
  if (holdsPlace(entry) && comparedSeconds(entry, method) !== null) return 1;
  return hasResult(entry) ? 2 : 3;
}

/** Which of two entries of one row in one race is the row's; the earlier entry where they are alike. */
export function betterEntry<T extends ResultEntry>(a: T, b: T, method: ResultMethod): T {
  const [rankA, rankB] = [rankOf(a, method), rankOf(b, method)];
  const [secondsA, secondsB] = [comparedSeconds(a, method) ?? 0, comparedSeconds(b, method) ?? 0];
  const order = rankA - rankB || (rankA < 2 ? secondsA - secondsB : 0) || a.id - b.id;
  return order <= 0 ? a : b;
}
