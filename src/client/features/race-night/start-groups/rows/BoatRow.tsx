import { memo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { selectShownCompetitor, selectIsWaiting } from '../../../../changes/shownCompetitors';
import { useAppSelector } from '../../../../state/hooks';
import { useBoardMarks } from './BoardMarks';
import { CompetitorRow, type RowState } from './CompetitorRow';

interface BoatRowProps extends Omit<RowState, 'isWaiting' | 'isOwn'> {
  id: Id;
  helpId: string;
}

/** Reads one boat, so that a change of it draws one row anew. */
export const BoatRow = memo(function BoatRow({ id, ...state }: BoatRowProps) {
  const boat = useAppSelector((root) => selectShownCompetitor(root, id));
  const isWaiting = useAppSelector((root) => selectIsWaiting(root, id));
  const { reader } = useBoardMarks();
  return boat ? (
    <CompetitorRow boat={boat} isWaiting={isWaiting} isOwn={reader !== null && boat.sailor === reader} {...state} />
  ) : null;
});
