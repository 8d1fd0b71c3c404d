import type { Id } from '../../../shared/contract/common';
import { changeForgotten } from '../queue/events';
import type { PendingChange } from '../queue/pendingChanges';
import { useAppDispatch } from '../../state/hooks';
import { ChangeRow } from './ChangeRow';
import { linesOf } from '../kinds/registry';
import { texts } from './texts';

interface WaitingRowProps {
  change: PendingChange;
  hrefOfSailing: (club: Id, sailing: Id) => string;
}

export function WaitingRow({ change, hrefOfSailing }: WaitingRowProps) {
  const dispatch = useAppDispatch();
  const { id, undoes, attempts, sailing, names, madeAt } = change;
  const lines = linesOf(change);
  // Once it has been sent it may have come through, and only the server's answer tells.
  const actions = attempts === 0 ? [{ label: texts.takeBack, run: () => dispatch(changeForgotten({ id })) }] : [];
  return (
    <ChangeRow
      lines={undoes === undefined ? lines : lines.map(texts.undo)}
      {...{ sailing, names, madeAt, hrefOfSailing, actions }}
    />
  );
}
