import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useDeleteCompetitorMutation } from '../../../../api/competitors';
import { useEntries } from '../../../../changes/entries';
import { toFormErrors } from '../../../../api/formErrors';
import { selectShownCompetitor, selectEntryOf } from '../../../../changes/shownCompetitors';
import { useAppStore } from '../../../../state/rootState';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { selectionTexts } from './selection';

interface RemoveSelectedDialogProps {
  selected: readonly Id[];
  onDone: () => void;
  onClose: () => void;
}

/** Takes the chosen boats away, after a question; entries that wait for the server are taken back. */
export function RemoveSelectedDialog({ selected, onDone, onClose }: RemoveSelectedDialogProps) {
  const [remove] = useDeleteCompetitorMutation();
  const { undo } = useEntries();
  const store = useAppStore();

  // The choice shrinks while they go, the question stays as it was asked.
  const [asked] = useState(selected);

  const removeAll = async () => {
    const left = asked.filter((competitor) => selectShownCompetitor(store.getState(), competitor));
    let removed = 0;
    for (const competitor of left) {
      const entry = selectEntryOf(store.getState(), competitor);
      const error = entry === undefined ? (await remove(competitor)).error : undo([entry]);
      if (error) return selectionTexts.notRemoved(left.length - removed, toFormErrors(error).form ?? '');
      removed += 1;
    }
    showToast({ kind: 'success', text: selectionTexts.removed(removed) });
    onDone();
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={selectionTexts.removeTitle(asked.length)}
      text={selectionTexts.removeText(asked.length)}
      confirmLabel={selectionTexts.remove(asked.length)}
      onConfirm={removeAll}
      onClose={onClose}
    />
  );
}
