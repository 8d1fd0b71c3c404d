import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { matchingBoats } from './matchingBoats';

/**
 * The boats that "Sök båt" finds; null while nothing is searched for. The field is ahead of the board, which follows
 * when it can.
 */
export function useBoatSearch(boats: readonly Competitor[]) {
  const [query, setQuery] = useState('');
  const hits = useMemo(() => matchingBoats(boats, query), [boats, query]);
  const search = useCallback((next: string) => startTransition(() => setQuery(next)), []);
  return { hits, search };
}
