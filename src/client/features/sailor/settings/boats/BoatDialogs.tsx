import type { Boat } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';
import { useDeleteBoatMutation } from '../../../../api/boats';
import { toFormErrors } from '../../../../api/formErrors';
import type { BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import { settingsTexts as allTexts } from '../texts';
import { BoatDialog } from './BoatDialog';
import { boatName } from './boatName';

const texts = allTexts.boats;

export type OwnBoatDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; id: Id };

interface BoatDialogsProps {
  dialog: OwnBoatDialog;
  boats: readonly Boat[];
  models: BoatModels;
  onClose: () => void;
}

/** The dialog that is open over the boats. One about a boat that is gone shows nothing. */
export function BoatDialogs({ dialog, boats, models, onClose }: BoatDialogsProps) {
  if (dialog.kind === 'create') return <BoatDialog models={models} onClose={onClose} />;
  const boat = boats.find(({ id }) => id === dialog.id);
  if (!boat) return null;
  if (dialog.kind === 'edit') return <BoatDialog key={boat.id} boat={boat} models={models} onClose={onClose} />;
  const name = boatName(boat);
  return (
    <DeleteDialog
      useDelete={useDeleteBoatMutation}
      target={boat.id}
      title={texts.removeTitle(name)}
      text={texts.removeText}
      confirmLabel={texts.remove}
      toast={texts.removed(name)}
      errors={toFormErrors}
      onClose={onClose}
    />
  );
}
