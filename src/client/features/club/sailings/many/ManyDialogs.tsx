import type { Club } from '../../../../../shared/contract/clubs';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import type { DialogControl } from '../../../../ui/dialogs/useDialog';
import type { SailingDialogState } from '../form/SailingDialogs';
import { possibleOf } from './manyChanges';
import type { Selection } from './useSelection';

const MoveManyDialog = lazyDialog(async () => (await import('./MoveManyDialog')).MoveManyDialog);
const DeleteManyDialog = lazyDialog(async () => (await import('./DeleteManyDialog')).DeleteManyDialog);

interface ManyDialogsProps extends DialogControl<SailingDialogState> {
  club: Club;
  selection: Selection;
}

/** About the chosen sailings; nothing where none is chosen any more, as after a reload. */
export function ManyDialogs({ club, dialog, close, selection: { chosen, stop } }: ManyDialogsProps) {
  const { move, remove } = possibleOf(chosen);
  const done = { onDone: stop, onClose: close };
  if (dialog?.kind === 'moveMany' && move.length > 0)
    return <MoveManyDialog club={club.id} sailings={move} {...done} />;
  return dialog?.kind === 'deleteMany' && remove.length > 0 ? <DeleteManyDialog sailings={remove} {...done} /> : null;
}
