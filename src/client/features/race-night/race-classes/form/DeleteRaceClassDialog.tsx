import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { toFormErrors } from '../../../../api/formErrors';
import { useDeleteRaceClassMutation } from '../../../../api/raceClasses';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';

interface DeleteRaceClassDialogProps {
  raceClass: RaceClass;
  /** How many boats lose their class. */
  count: number;
  onClose: () => void;
}

export function DeleteRaceClassDialog({ raceClass: { id, name }, count, onClose }: DeleteRaceClassDialogProps) {
  const [remove] = useDeleteRaceClassMutation();
  const { confirmRemove } = texts;

  const confirm = async () => {
    const { error } = await remove(id);
    if (error) return toFormErrors(error).form ?? confirmRemove.failed;
    showToast({ kind: 'success', text: confirmRemove.removed(name) });
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={confirmRemove.title(name)}
      text={confirmRemove.text(count)}
      confirmLabel={confirmRemove.confirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
