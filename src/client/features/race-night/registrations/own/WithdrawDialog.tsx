import type { Competitor, CompetitorPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { boatLabel } from '../../../../../shared/domain/sailNumber';
import { useCreateCompetitorMutation, useDeleteCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';

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

/** Takes the own entry back. For a moment it can be made again as it was. */
export function WithdrawDialog({ entry, sailing, onClose }: WithdrawDialogProps) {
  const [remove] = useDeleteCompetitorMutation();
  const [create] = useCreateCompetitorMutation();

  const undo = async () => {
    const { error } = await create(again(entry));
    showToast(
      error
        ? { kind: 'error', text: toFormErrors(error).form ?? texts.entry.failed }
        : { kind: 'success', text: texts.entry.undone },
    );
  };
  const withdraw = async () => {
    const { error } = await remove(entry.id);
    if (error) return toFormErrors(error).form ?? texts.entry.failed;
    showToast({
      kind: 'success',
      text: texts.entry.withdrawn,
      action: { label: texts.entry.undo, run: () => void undo() },
    });
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={texts.entry.withdrawTitle}
      text={texts.entry.withdrawText(boatLabel(entry), sailing.name)}
      confirmLabel={texts.entry.withdraw}
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
