import type { Boat } from '../../../../../shared/contract/boats';
import { useDeleteBoatMutation } from '../../../../api/boats';
import { toFormErrors } from '../../../../api/formErrors';
import type { BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { showToast } from '../../../../ui/messages/toasts';
import type { HistoryDialog } from '../../../../ui/dialogs/useHistoryDialog';
import { texts as allTexts } from '../texts';
import { BoatDialog } from './BoatDialog';
import { boatName } from './boatName';
import { boatDialogs, boatIn } from './dialogNames';

const texts = allTexts.boats;

function RemoveBoatDialog({ boat, onClose }: { boat: Boat; onClose: () => void }) {
  const [remove] = useDeleteBoatMutation();
  const name = boatName(boat);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.removeTitle(name)}
      text={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={async () => {
        const { error } = await remove(boat.id);
        if (error) return toFormErrors(error).form;
        showToast({ kind: 'success', text: texts.removed(name) });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}

interface BoatDialogsProps {
  boats: readonly Boat[];
  models: BoatModels;
  dialog: HistoryDialog;
}

/** The dialog that is open over the boats, if one is. One about a boat that is gone shows nothing. */
export function BoatDialogs({ boats, models, dialog: { name, close } }: BoatDialogsProps) {
  if (name === boatDialogs.add) return <BoatDialog models={models} onClose={close} />;
  const edited = boatIn(name, boatDialogs.edit, boats);
  if (edited) return <BoatDialog key={edited.id} boat={edited} models={models} onClose={close} />;
  const removed = boatIn(name, boatDialogs.remove, boats);
  return removed ? <RemoveBoatDialog boat={removed} onClose={close} /> : null;
}
