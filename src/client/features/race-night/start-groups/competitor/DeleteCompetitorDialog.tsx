import type { Competitor } from '../../../../../shared/contract/competitors';
import { useDeleteCompetitorMutation } from '../../../../api/competitors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { boatLabel } from '../../../../../shared/domain/sailNumber';
import { competitorTexts } from './texts';

interface DeleteCompetitorDialogProps {
  boat: Competitor;
  onClose: () => void;
}

export function DeleteCompetitorDialog({ boat, onClose }: DeleteCompetitorDialogProps) {
  const [remove] = useDeleteCompetitorMutation();

  const confirm = async () => {
    const { error } = await remove(boat.id);
    showToast(
      error
        ? { kind: 'error', text: competitorTexts.removeFailed }
        : { kind: 'success', text: competitorTexts.removed },
    );
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={competitorTexts.removeTitle(boatLabel(boat))}
      text={competitorTexts.removeQuestion}
      confirmLabel={competitorTexts.remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
