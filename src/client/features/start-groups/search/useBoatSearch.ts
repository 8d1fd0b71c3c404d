import { useDeferredValue, useMemo, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { selectCompetitorsOfSailing } from '../../../state/entities/selectors';
import { useAppSelector } from '../../../state/hooks';
import { matchingBoats } from './matchingBoats';

/** What is typed in "Sök båt" and the boats that it finds; null while nothing is searched for. */
export function useBoatSearch(sailing: Id) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const hits = useMemo(() => matchingBoats(boats, searched), [boats, searched]);
  return { query, setQuery, hits };
}
