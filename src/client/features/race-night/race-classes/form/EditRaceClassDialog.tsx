import { useState } from 'react';
import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { toFormErrors } from '../../../../api/formErrors';
import { useUpdateRaceClassMutation } from '../../../../api/raceClasses';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';
import { RaceClassFields } from './RaceClassFields';
import { checkedRaceClass, raceClassPayload, raceClassValues, type RaceClassValues } from './raceClassValues';

interface EditRaceClassDialogProps {
  raceClass: RaceClass;
  onClose: () => void;
}

export function EditRaceClassDialog({ raceClass, onClose }: EditRaceClassDialogProps) {
  const [update] = useUpdateRaceClassMutation();
  const [initialValues] = useState(() => raceClassValues(raceClass));

  const save = async (values: RaceClassValues) => {
    const { error } = await update({ id: raceClass.id, raceClass: raceClassPayload(values, raceClass.sailing) });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.form.saved(values.name.trim()) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.form.editTitle}
      submitLabel={texts.form.save}
      initialValues={initialValues}
      validate={checkedRaceClass(raceClass.sailing)}
      onSubmit={save}
      onClose={onClose}
    >
      <RaceClassFields />
    </FormDialog>
  );
}
