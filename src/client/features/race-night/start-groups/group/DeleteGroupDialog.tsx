import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { toFormErrors } from '../../../../api/formErrors';
import { useDeleteStartGroupMutation } from '../../../../api/startGroups';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from './texts';

interface DeleteGroupDialogProps {
  group: StartGroupRow;
  name: string;
  /** How many boats lose their group. */
  count: number;
  onClose: () => void;
}

export function DeleteGroupDialog({ group, name, count, onClose }: DeleteGroupDialogProps) {
  const [remove] = useDeleteStartGroupMutation();

  const confirm = async () => {
    const { error } = await remove(group.id);
    if (error) return toFormErrors(error).form ?? texts.failed;
    showToast({ kind: 'success', text: texts.removed(name) });
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle(name)}
      text={texts.removeQuestion(name, count)}
      confirmLabel={texts.remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
