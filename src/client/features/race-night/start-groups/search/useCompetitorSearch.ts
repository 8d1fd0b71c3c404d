import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { matchingCompetitors } from './matchingCompetitors';

/**
 * The boats that "Sök båt" finds; null while nothing is searched for. The field is ahead of the board, which follows
 * when it can.
 */
export function useCompetitorSearch(competitors: readonly Competitor[]) {
  const [query, setQuery] = useState('');
  const hits = useMemo(() => matchingCompetitors(competitors, query), [competitors, query]);
  const search = useCallback((next: string) => startTransition(() => setQuery(next)), []);
  return { hits, search };
}
