import { useState } from 'react';
import type { Boat } from '../../../../../shared/contract/boats';
import { useCreateBoatMutation, useUpdateBoatMutation } from '../../../../api/boats';
import { toFormErrors } from '../../../../api/formErrors';
import { BoatFields, type BoatModels } from '../../../../sailing-ui/boat/BoatFields';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { settingsTexts as allTexts } from '../texts';
import { boatName } from './boatName';
import { boatPayload, boatValues, checkedBoat } from '../../../../sailing-ui/boat/boatValues';

const texts = allTexts.boats;

interface BoatDialogProps {
  /** Left out: a new one. */
  boat?: Boat;
  /** Known, or known to be unavailable. */
  models: BoatModels;
  onClose: () => void;
}

/** A boat of one's own. */
export function BoatDialog({ boat, models, onClose }: BoatDialogProps) {
  const options = { errors: toFormErrors, toast: (saved: Boat) => texts.saved(boatName(saved)) };
  const create = useSubmit(useCreateBoatMutation, options);
  const update = useSubmit(useUpdateBoatMutation, options);
  const [initialValues] = useState(() => boatValues(boat, models.models));
  const around = { models: models.models, boat };

  return (
    <FormDialog
      open
      title={boat ? texts.editTitle : texts.addTitle}
      submitLabel={texts.save}
      initialValues={initialValues}
      validate={(values) => checkedBoat(values, around)}
      onSubmit={(values) => {
        const payload = boatPayload(values, around);
        return boat ? update({ id: boat.id, boat: payload }) : create(payload);
      }}
      onClose={onClose}
    >
      <BoatFields {...models} isFirst />
    </FormDialog>
  );
}
