import { useMemo } from 'react';
import type { Id } from '../../../shared/contract/common';
import { selectBoard, selectStartGroups } from '../../state/entities/selectors';
import { useAppSelector } from '../../state/hooks';
import { columnsOf } from './columns/column';
import { useBoatSearch } from './search/useBoatSearch';

/** The board as it stands, and as the search shows it. */
export function useBoard(sailing: Id) {
  const board = useAppSelector((state) => selectBoard(state, sailing));
  const groups = useAppSelector((state) => selectStartGroups(state, sailing));
  const { hits, search } = useBoatSearch(sailing);
  const columns = useMemo(() => columnsOf(board, hits), [board, hits]);
  const places = useMemo(() => [null, ...groups.map(({ id }) => id)], [groups]);
  return { board, places, groups, columns, hits, search, boatCount: columns.reduce((sum, { count }) => sum + count, 0) };
}
