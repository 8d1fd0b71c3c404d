import { useMemo } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { selectBoard } from '../../../changes/board';
import { selectShownCompetitors } from '../../../changes/shownCompetitors';
import { selectStartGroups } from '../../../state/rowSelectors';
import { useAppSelector } from '../../../state/hooks';
import { toBoardColumns } from './columns/column';
import { useCompetitorSearch } from './search/useCompetitorSearch';

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
