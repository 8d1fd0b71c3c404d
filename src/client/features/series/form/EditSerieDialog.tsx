import { useState } from 'react';
import type { SerieRow } from '../../../../shared/contract/series';
import { toFormErrors } from '../../../api/formErrors';
import { useUpdateSerieMutation } from '../../../api/series';
import { FormDialog } from '../../../ui/form/FormDialog';
import { showToast } from '../../../ui/messages/toasts';
import { texts } from '../texts';
import { checkedSerie } from './checkedSerie';
import { SerieFields } from './SerieFields';
import { changedSerie, serieValues, type SerieValues } from './serieValues';

interface EditSerieDialogProps {
  serie: SerieRow;
  onClose: () => void;
}

export function EditSerieDialog({ serie, onClose }: EditSerieDialogProps) {
  const [update] = useUpdateSerieMutation();
  // Of the moment when the form was opened: news of the row must not wipe out what is being written.
  const [initialValues] = useState(() => serieValues(serie));
  const save = async (values: SerieValues) => {
    const { error } = await update({ id: serie.id, serie: changedSerie(values, serie) });
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
      validate={checkedSerie}
      onSubmit={save}
      onClose={onClose}
    >
      <SerieFields />
    </FormDialog>
  );
}
