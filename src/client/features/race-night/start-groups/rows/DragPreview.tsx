import type { Id } from '../../../../../shared/contract/common';
import { selectShownCompetitor } from '../../../../changes/shownCompetitors';
import { useAppSelector } from '../../../../state/hooks';
import { boardTexts } from '../texts';
import { BoatWords } from './CompetitorRow';

interface DragPreviewProps {
  /** The boat that was taken. */
  boat: Id;
  /** How many are in the hand. */
  count: number;
}

/** What is seen in the hand. */
export function DragPreview({ boat: id, count }: DragPreviewProps) {
  const boat = useAppSelector((root) => selectShownCompetitor(root, id));
  if (!boat) return null;
  return (
    <div className="preview" data-many={count > 1 ? '' : undefined}>
      <BoatWords boat={boat} />
      {count > 1 && <b className="many">{boardTexts.boats(count)}</b>}
    </div>
  );
}
