import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateRaceClassMutation } from '../../../../api/raceClasses';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';
import { RaceClassFields } from './RaceClassFields';
import { checkedRaceClass, newRaceClassValues, raceClassPayload, type RaceClassValues } from './raceClassValues';

interface AddRaceClassDialogProps {
  sailing: Id;
  classes: readonly RaceClass[];
  onClose: () => void;
}

export function AddRaceClassDialog({ sailing, classes, onClose }: AddRaceClassDialogProps) {
  const [create] = useCreateRaceClassMutation();
  const [initialValues] = useState(() => newRaceClassValues(classes));

  const add = async (values: RaceClassValues) => {
    const { error } = await create(raceClassPayload(values, sailing));
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.form.created(values.name.trim()) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.form.addTitle}
      submitLabel={texts.form.create}
      initialValues={initialValues}
      validate={checkedRaceClass(sailing)}
      onSubmit={add}
      onClose={onClose}
    >
      <RaceClassFields />
    </FormDialog>
  );
}
