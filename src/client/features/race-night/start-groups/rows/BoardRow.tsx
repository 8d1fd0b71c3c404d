import { memo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { isOutsideGroup } from '../../../../../shared/domain/startGroups';
import { selectShownCompetitor, selectShownGroup, selectIsWaiting } from '../../../../changes/shownCompetitors';
import { useAppSelector, type RootState } from '../../../../state/rootState';
import { selectStartGroup } from '../../../../state/rowSelectors';
import { useBoardMarks } from './BoardMarks';
import { CompetitorRow, type RowState } from './CompetitorRow';

interface BoardRowProps extends Omit<RowState, 'isWaiting' | 'isOwn' | 'isOutside'> {
  id: Id;
  helpId: string;
}

function selectIsOutside(state: RootState, id: Id): boolean {
  const group = selectStartGroup(state, selectShownGroup(state, id) ?? 0);
  const boat = selectShownCompetitor(state, id);
  return boat !== undefined && group !== undefined && isOutsideGroup(boat.base_rating, group);
}

/** Reads one boat, so that a change of it re-renders one row. */
export const BoardRow = memo(function BoatRow({ id, ...state }: BoardRowProps) {
  const competitor = useAppSelector((root) => selectShownCompetitor(root, id));
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, id));
  const isOutside = useAppSelector((root) => selectIsOutside(root, id));
  const { reader } = useBoardMarks();
  return competitor ? (
    <CompetitorRow
      competitor={competitor}
      isWaiting={isWaiting}
      isOutside={isOutside}
      isOwn={reader !== null && competitor.sailor === reader}
      {...state}
    />
  ) : null;
});
