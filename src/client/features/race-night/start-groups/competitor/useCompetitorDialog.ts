import type { Id } from '../../../../../shared/contract/common';
import { selectEntryOf } from '../../../../changes/shownCompetitors';
import { isTemporary } from '../../../../changes/kinds/entry';
import { useAppStore } from '../../../../state/rootState';
import { showToast } from '../../../../ui/messages/toasts';
import type { BoardDialog } from '../useBoardDialog';
import { useNames } from '../moving/dragWords';
import { competitorTexts } from './texts';

interface CompetitorDialogOptions {
  openDialog: (dialog: BoardDialog) => void;
  undoChanges: (ids: readonly string[]) => void;
}

/**
 * Opens the dialogs of the board. A boat that still waits for the server cannot be changed; removing it takes its
 * entry back.
 */
export function useCompetitorDialog({
  openDialog,
  undoChanges,
}: CompetitorDialogOptions): (dialog: BoardDialog) => void {
  const store = useAppStore();
  const nameOf = useNames();

  const ofWaiting = (kind: string, id: Id) => {
    const entry = selectEntryOf(store.getState(), id);
    if (kind === 'deleteBoat' && entry !== undefined) undoChanges([entry]);
    else showToast({ kind: 'info', text: competitorTexts.notSavedYet(nameOf(id)) });
  };
  return (dialog) => {
    if ('id' in dialog && isTemporary(dialog.id)) ofWaiting(dialog.kind, dialog.id);
    else openDialog(dialog);
  };
}
