import { startTransition, useCallback, useMemo, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { selectCompetitorsOfSailing } from '../../../state/entities/selectors';
import { useAppSelector } from '../../../state/hooks';
import { matchingBoats } from './matchingBoats';

/** The boats that "Sök båt" finds; null while nothing is searched for. The field is ahead of the board, which follows when it can. */
export function useBoatSearch(sailing: Id) {
  const [query, setQuery] = useState('');
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const hits = useMemo(() => matchingBoats(boats, query), [boats, query]);
  const search = useCallback((next: string) => startTransition(() => setQuery(next)), []);
  return { hits, search };
}
