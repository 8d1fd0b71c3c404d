import { useMemo, startTransition, useCallback, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import { selectBoard } from '../../../changes/board';
import { selectShownCompetitors } from '../../../changes/shownCompetitors';
import { matchingCompetitors } from '../../../sailing-ui/boat/matchingCompetitors';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroups } from '../../../state/rowSelectors';
import { toBoardColumns } from './columns/column';

/**
 * The boats that "Sök båt" finds; null while nothing is searched for. The field is ahead of the board, which follows
 * when it can.
 */
function useCompetitorSearch(competitors: readonly Competitor[]) {
  const [query, setQuery] = useState('');
  const hits = useMemo(() => matchingCompetitors(competitors, query), [competitors, query]);
  const search = useCallback((next: string) => startTransition(() => setQuery(next)), []);
  return { hits, search };
}

export type BoardView = ReturnType<typeof useBoard>;

/** The board as it stands, and as the search shows it. */
export function useBoard(sailing: Id) {
  const board = useAppSelector((state) => selectBoard(state, sailing));
  const groups = useAppSelector((state) => selectStartGroups(state, sailing));
  const rows = useAppSelector((state) => selectShownCompetitors(state, sailing));
  const { hits, search } = useCompetitorSearch(rows);
  const columns = useMemo(() => toBoardColumns(board, hits), [board, hits]);
  const places = useMemo(() => [null, ...groups.map(({ id }) => id)], [groups]);
  return {
    board,
    rows,
    groups,
    places,
    columns,
    hits,
    search,
    boatCount: rows.length,
    isEmpty: rows.length + groups.length === 0,
  };
}
