import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { sailingForm, useUpdateSailingMutation } from '../../../../api/sailings';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { texts } from '../texts';
import { checkedSailing } from './checkedSailing';
import { SailingFields } from './SailingFields';
import { changedSailing, sailingValues, type SailingValues } from './sailingValues';

interface EditSailingDialogProps {
  sailing: SailingRow;
  onClose: () => void;
}

export function EditSailingDialog({ sailing, onClose }: EditSailingDialogProps) {
  const [update] = useUpdateSailingMutation();
  // Of the moment when the form was opened: news of the row must not wipe out what is being written.
  const [initialValues] = useState(() => sailingValues(sailing));

  const save = async (values: SailingValues) => {
    const { error } = await update(sailingForm(sailing.id, changedSailing(values, sailing)));
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.saved });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.form.editTitle}
      submitLabel={texts.form.save}
      initialValues={initialValues}
      validate={checkedSailing}
      onSubmit={save}
      onClose={onClose}
    >
      <SailingFields club={sailing.club} course={sailing.course} serie={sailing.serie} />
    </FormDialog>
  );
}
