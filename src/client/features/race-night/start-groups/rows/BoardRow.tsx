import { memo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { isOutsideGroup, matchingStartGroup, startGroupName } from '../../../../../shared/domain/startGroups';
import { selectShownCompetitor, selectShownGroup, selectIsWaiting } from '../../../../changes/shownCompetitors';
import { useAppSelector, type RootState } from '../../../../state/rootState';
import { selectStartGroup, selectStartGroups } from '../../../../state/rowSelectors';
import { useBoardMarks } from './BoardMarks';
import { boardTexts } from '../texts';
import { CompetitorRow, type RowState } from './CompetitorRow';

interface BoardRowProps extends Omit<RowState, 'isWaiting' | 'isOwn' | 'outside'> {
  id: Id;
  helpId: string;
}

/** What is said of a boat whose number is not within the limits of its group: also the group that it fits in. */
function selectOutside(state: RootState, id: Id): string | null {
  const group = selectStartGroup(state, selectShownGroup(state, id) ?? 0);
  const boat = selectShownCompetitor(state, id);
  if (!boat || !group || !isOutsideGroup(boat.base_rating, group)) return null;
  const groups = selectStartGroups(state, boat.sailing);
  const fitting = matchingStartGroup(boat.base_rating, groups);
  return boardTexts.outside(fitting && startGroupName(fitting, groups.indexOf(fitting)));
}

/** Reads one boat, so that a change of it re-renders one row. */
export const BoardRow = memo(function BoatRow({ id, ...state }: BoardRowProps) {
  const competitor = useAppSelector((root) => selectShownCompetitor(root, id));
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, id));
  const outside = useAppSelector((root) => selectOutside(root, id));
  const { reader } = useBoardMarks();
  return competitor ? (
    <CompetitorRow
      competitor={competitor}
      isWaiting={isWaiting}
      outside={outside}
      isOwn={reader !== null && competitor.sailor === reader}
      {...state}
    />
  ) : null;
});
