import type { Competitor } from '../../../../../shared/contract/competitors';
import { useDeleteCompetitorMutation } from '../../../../api/competitors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { competitorTexts } from './texts';

interface DeleteCompetitorDialogProps {
  competitor: Competitor;
  onClose: () => void;
}

export function DeleteCompetitorDialog({ competitor, onClose }: DeleteCompetitorDialogProps) {
  const [remove] = useDeleteCompetitorMutation();

  const confirm = async () => {
    const { error } = await remove(competitor.id);
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
      title={competitorTexts.removeTitle(competitorLabel(competitor))}
      text={competitorTexts.removeQuestion}
      confirmLabel={competitorTexts.remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
