import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useDeleteSailingsMutation } from '../../../../api/seasons';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { manySailingsTexts } from './texts';

interface DeleteManyDialogProps {
  sailings: readonly SailingRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before several sailings are taken away, by their names. */
export function DeleteManyDialog({ sailings, onDone, onClose }: DeleteManyDialogProps) {
  const [remove] = useDeleteSailingsMutation();
  // They leave the list before the dialog does.
  const [asked] = useState(sailings);
  const boats = asked.reduce((sum, { competitor_count }) => sum + competitor_count, 0);
  const confirm = async () => {
    const { error } = await remove(asked.map(({ id }) => id));
    if (error) return toFormErrors(error).form ?? manySailingsTexts.failed;
    showToast({ kind: 'success', text: manySailingsTexts.removed(asked.length) });
    onDone();
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      danger
      title={manySailingsTexts.removeTitle(asked.length)}
      text={manySailingsTexts.removeText(
        asked.map(({ name }) => name),
        boats,
      )}
      confirmLabel={manySailingsTexts.removeLabel(asked.length)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
