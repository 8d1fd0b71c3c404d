import type { Id } from '../../../../../shared/contract/common';
import { selectShownCompetitor } from '../../../../changes/shownCompetitors';
import { useAppSelector } from '../../../../state/hooks';
import { boardTexts } from '../texts';
import { CompetitorText } from './CompetitorRow';

interface DragPreviewProps {
  /** The boat that was taken. */
  competitor: Id;
  /** How many are in the hand. */
  count: number;
}

/** What is seen in the hand. */
export function DragPreview({ competitor: id, count }: DragPreviewProps) {
  const competitor = useAppSelector((root) => selectShownCompetitor(root, id));
  if (!competitor) return null;
  return (
    <div className="preview" data-many={count > 1 ? '' : undefined}>
      <CompetitorText competitor={competitor} />
      {count > 1 && <b className="many">{boardTexts.boats(count)}</b>}
    </div>
  );
}
