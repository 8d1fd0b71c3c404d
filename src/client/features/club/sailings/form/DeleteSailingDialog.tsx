import type { SailingRow } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useDeleteSailingMutation } from '../../../../api/sailings';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';

interface DeleteSailingDialogProps {
  sailing: SailingRow;
  onClose: () => void;
}

export function DeleteSailingDialog({ sailing, onClose }: DeleteSailingDialogProps) {
  const [remove] = useDeleteSailingMutation();
  const confirm = async () => {
    const { error } = await remove(sailing.id);
    if (error) return toFormErrors(error).form;
    showToast({ kind: 'success', text: texts.removed });
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.confirmRemove.title}
      text={texts.confirmRemove.text(sailing.name, sailing.competitor_count)}
      confirmLabel={texts.confirmRemove.confirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
