import { useState } from 'react';
import type { Boat } from '../../../../shared/contract/boats';
import { useCreateBoatMutation, useUpdateBoatMutation } from '../../../api/boats';
import { toFormErrors } from '../../../api/formErrors';
import { keepDraft, readDraft, withDraft } from '../../../lib/drafts';
import { BoatFields, type BoatModels } from '../../../ui/boat/BoatFields';
import { FormDialog } from '../../../ui/form/FormDialog';
import { KeptDraft } from '../../../ui/form/KeptDraft';
import { showToast } from '../../../ui/toasts';
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

/** A boat of one's own. Whoever gives up throws away what was written; whoever loads the page anew does not. */
export function BoatDialog({ boat, models, onClose }: BoatDialogProps) {
  const [create] = useCreateBoatMutation();
  const [update] = useUpdateBoatMutation();
  const [saved] = useState(() => boatValues(boat, models.models));
  const draft = `boat.${boat?.id ?? 'new'}`;
  const [initialValues] = useState(() => withDraft(saved, readDraft(draft)));
  const around = { models: models.models, boat };

  const close = () => {
    keepDraft(draft, {});
    onClose();
  };
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
      onClose={close}
    >
      <KeptDraft name={draft} saved={saved} />
      <BoatFields {...models} />
    </FormDialog>
  );
}
