import type { Competitor, CompetitorPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useCreateCompetitorMutation, useDeleteCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { registrationTexts } from '../texts';

interface WithdrawDialogProps {
  entry: Competitor;
  sailing: SailingRow;
  onClose: () => void;
}

/** The entry once more, as far as a sailor writes it. */
function again(entry: Competitor): CompetitorPayload {
  const { sailing, boat, skipper_name, crew_names, crew_count, sail_number, boat_name, boat_model, club_name } = entry;
  const { base_rating, rating_type, rating, race_class } = entry;
  return {
    ...{ sailing, boat, skipper_name, crew_names, crew_count, sail_number, boat_name, boat_model, club_name },
    ...{ base_rating, rating_type, rating, race_class },
  };
}

/** Takes the user's own entry back. For a moment it can be made again as it was. */
export function WithdrawDialog({ entry, sailing, onClose }: WithdrawDialogProps) {
  const [remove] = useDeleteCompetitorMutation();
  const [create] = useCreateCompetitorMutation();

  const undo = async () => {
    const { error } = await create(again(entry));
    showToast(
      error
        ? { kind: 'error', text: toFormErrors(error).form ?? registrationTexts.entry.failed }
        : { kind: 'success', text: registrationTexts.entry.undone },
    );
  };
  const withdraw = async () => {
    const { error } = await remove(entry.id);
    if (error) return toFormErrors(error).form ?? registrationTexts.entry.failed;
    showToast({
      kind: 'success',
      text: registrationTexts.entry.withdrawn,
      action: { label: registrationTexts.entry.undo, run: () => void undo() },
    });
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={registrationTexts.entry.withdrawTitle}
      text={registrationTexts.entry.withdrawText(competitorLabel(entry), sailing.name)}
      confirmLabel={registrationTexts.entry.withdraw}
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
