import type { SerieRow } from '../../../../shared/contract/series';
import { toFormErrors } from '../../../api/formErrors';
import { useDeleteSerieMutation } from '../../../api/series';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../ui/messages/toasts';
import { texts } from '../texts';

interface DeleteSerieDialogProps {
  serie: SerieRow;
  onClose: () => void;
}

export function DeleteSerieDialog({ serie, onClose }: DeleteSerieDialogProps) {
  const [remove] = useDeleteSerieMutation();
  const confirm = async () => {
    const { error } = await remove(serie.id);
    if (error) return toFormErrors(error).form;
    showToast({ kind: 'success', text: texts.removed });
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      danger
      title={texts.confirmRemove.title}
      text={texts.confirmRemove.text(serie.name, serie.sailing_count)}
      confirmLabel={texts.confirmRemove.confirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
