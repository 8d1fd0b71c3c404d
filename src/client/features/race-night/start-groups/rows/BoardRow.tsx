import { memo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { selectShownCompetitor, selectIsWaiting } from '../../../../changes/shownCompetitors';
import { useAppSelector } from '../../../../state/rootState';
import { useBoardMarks } from './BoardMarks';
import { CompetitorRow, type RowState } from './CompetitorRow';

interface BoardRowProps extends Omit<RowState, 'isWaiting' | 'isOwn'> {
  id: Id;
  helpId: string;
}

/** Reads one boat, so that a change of it re-renders one row. */
export const BoardRow = memo(function BoatRow({ id, ...state }: BoardRowProps) {
  const competitor = useAppSelector((root) => selectShownCompetitor(root, id));
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, id));
  const { reader } = useBoardMarks();
  return competitor ? (
    <CompetitorRow
      competitor={competitor}
      isWaiting={isWaiting}
      isOwn={reader !== null && competitor.sailor === reader}
      {...state}
    />
  ) : null;
});
