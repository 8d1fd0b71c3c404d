import type { Id } from '../../../../../shared/contract/common';
import { toFormErrors } from '../../../../api/formErrors';
import { useSetPursuitMutation } from '../../../../api/sailingActions';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { pursuitTexts } from '../texts';

interface RemoveListDialogProps {
  sailing: Id;
  onClose: () => void;
}

export function RemoveListDialog({ sailing, onClose }: RemoveListDialogProps) {
  const [setPursuit] = useSetPursuitMutation();
  const confirm = async () => {
    const { error } = await setPursuit({ sailing, plan: null });
    if (error) return toFormErrors(error).form ?? pursuitTexts.removeFailed;
    showToast({ kind: 'success', text: pursuitTexts.removed });
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      danger
      title={pursuitTexts.removeTitle}
      text={pursuitTexts.removeText}
      confirmLabel={pursuitTexts.remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
