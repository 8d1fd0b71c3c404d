import { useState } from 'react';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';

type Starts = ReadonlyMap<string, number | null>;

/** When boats with a time started. */
const startsOf = (rows: readonly FinishRow[]): Starts =>
  new Map(rows.flatMap(({ key, boat: competitor, start }) => (competitor.recorded === null ? [] : [[key, start]])));

const changed = (before: Starts, now: Starts): string[] =>
  [...now].flatMap(([key, start]) => (before.has(key) && before.get(key) !== start ? [key] : []));

/** How many boats with a time have got another start since this was last seen. */
export function useRetimed(rows: readonly FinishRow[]): [count: number, onSeen: () => void] {
  const [seen, setSeen] = useState({ rows, starts: startsOf(rows), boats: new Set<string>() });
  if (seen.rows !== rows) {
    const starts = startsOf(rows);
    const news = changed(seen.starts, starts);
    setSeen({ rows, starts, boats: news.length === 0 ? seen.boats : new Set([...seen.boats, ...news]) });
  }
  return [seen.boats.size, () => setSeen((now) => ({ ...now, boats: new Set() }))];
}
