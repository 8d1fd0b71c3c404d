import { useState } from 'react';
import type { Boat } from '../../../../../shared/contract/boats';
import { useCreateBoatMutation, useUpdateBoatMutation } from '../../../../api/boats';
import { toFormErrors } from '../../../../api/formErrors';
import { BoatFields, type BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts as allTexts } from '../texts';
import { boatName } from './boatName';
import { boatPayload, boatValues, checkedBoat, type BoatValues } from './boatValues';

const texts = allTexts.boats;

interface BoatDialogProps {
  /** Left out: a new one. */
  boat?: Boat;
  /** Known, or known not to be had. */
  models: BoatModels;
  onClose: () => void;
}

/** A boat of one's own. */
export function BoatDialog({ boat, models, onClose }: BoatDialogProps) {
  const [create] = useCreateBoatMutation();
  const [update] = useUpdateBoatMutation();
  const [initialValues] = useState(() => boatValues(boat, models.models));
  const around = { models: models.models, boat };

  const save = async (values: BoatValues) => {
    const payload = boatPayload(values, around);
    const { data, error } = boat ? await update({ id: boat.id, boat: payload }) : await create(payload);
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.saved(boatName(data)) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={boat ? texts.editTitle : texts.addTitle}
      submitLabel={texts.save}
      initialValues={initialValues}
      validate={(values) => checkedBoat(values, around)}
      onSubmit={save}
      onClose={onClose}
    >
      <BoatFields {...models} isFirst />
    </FormDialog>
  );
}
