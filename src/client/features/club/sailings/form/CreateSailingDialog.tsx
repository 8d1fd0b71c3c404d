import { useState } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import { localDateOf } from '../../../../../shared/domain/time';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateSailingMutation } from '../../../../api/sailings';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';
import { checkedSailing } from './checkedSailing';
import { SailingFields } from './SailingFields';
import { newSailing, newSailingValues, type NewSailingValues } from './sailingValues';

interface CreateSailingDialogProps {
  club: Club;
  onClose: () => void;
}

export function CreateSailingDialog({ club, onClose }: CreateSailingDialogProps) {
  const [create] = useCreateSailingMutation();
  const [initialValues] = useState(() => newSailingValues(club, localDateOf(Date.now())));

  const save = async (values: NewSailingValues) => {
    const { error } = await create(newSailing(values, club));
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.created });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.form.createTitle}
      submitLabel={texts.form.create}
      initialValues={initialValues}
      validate={checkedSailing}
      onSubmit={save}
      onClose={onClose}
    >
      <SailingFields club={club.id} course={null} serie={null} />
      <FormSwitch name="publish" label={texts.form.publish} helperText={texts.form.publishHint} />
    </FormDialog>
  );
}
