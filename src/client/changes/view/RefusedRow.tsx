import type { Id } from '../../../shared/contract/common';
import { newId } from '../../api/newId';
import { reasonOf, changeRetried, refusalSeen, type Refusal } from '../queue/events';
import type { RefusedChange } from '../queue/pendingChanges';
import { useAppDispatch } from '../../state/hooks';
import { ChangeRow, type RowAction } from './ChangeRow';
import { linesOf } from '../kinds/registry';
import { texts } from './texts';

const CONFLICT = 409;
const GONE = 404;
const SERVER_FAULT = 500;

const reasonText = (refusal: Refusal): string => (refusal.status === GONE ? texts.reasonGone : reasonOf(refusal));

/** Somebody else was first, or the server had a bad moment: the same change may be right all the same. */
const mayBeRetried = ({ undoes, refusal: { status } }: RefusedChange): boolean =>
  undoes === undefined && (status === CONFLICT || status >= SERVER_FAULT);

interface RefusedRowProps {
  refused: RefusedChange;
  hrefOfSailing: (club: Id, sailing: Id) => string;
}

export function RefusedRow({ refused, hrefOfSailing }: RefusedRowProps) {
  const dispatch = useAppDispatch();
  const { id, undoes, sailing, names, madeAt, refusal } = refused;
  const lines = linesOf(refused);
  const again: RowAction = { label: texts.tryAgain, run: () => dispatch(changeRetried({ id, as: newId() })) };
  const forget: RowAction = { label: texts.forget, run: () => dispatch(refusalSeen({ id })) };
  return (
    <ChangeRow
      lines={undoes === undefined ? lines : lines.map(texts.undo)}
      {...{ sailing, names, madeAt, hrefOfSailing }}
      reason={reasonText(refusal)}
      actions={mayBeRetried(refused) ? [again, forget] : [forget]}
    />
  );
}
