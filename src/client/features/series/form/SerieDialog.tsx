import { useState } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { SerieRow } from '../../../../shared/contract/series';
import { localDateOf } from '../../../../shared/domain/time';
import { serieSchema } from '../../../../shared/schemas/serie';
import { toFormErrors } from '../../../api/formErrors';
import { useCreateSerieMutation, useUpdateSerieMutation } from '../../../api/series';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormSwitch } from '../../../ui/form/FormSwitch';
import { FormTextField } from '../../../ui/form/FormTextField';
import { useSubmit } from '../../../ui/form/useSubmit';
import { checkedBy } from '../../../ui/form/problems';
import { PRESET_OPTIONS } from '../rules/presets';
import { serieTexts } from '../texts';
import { changedSerie, newSerie, newSerieValues, serieValues, serieFields, type SerieValues } from './serieValues';

function SerieFields() {
  const { form } = serieTexts;
  return (
    <>
      <FormTextField name="name" label={form.name} helperText={form.nameHint} required autoComplete="off" autoFocus />
      <FormTextField
        name="description"
        label={form.description}
        helperText={form.descriptionHint}
        multiline
        minRows={3}
      />
      <FormSwitch name="is_published" label={form.publish} helperText={form.publishHint} />
    </>
  );
}

/** What is wrong with the form, by the rules that the server goes by. */
const checkedSerie = checkedBy<SerieValues>(serieSchema, serieFields);

const { form } = serieTexts;

interface SerieDialogProps {
  club: Club;
  /** Left out: a new one. */
  serie?: SerieRow;
  onClose: () => void;
}

/** A serie as a form. A new one also says which rules it begins with. */
export function SerieDialog({ club, serie, onClose }: SerieDialogProps) {
  const errors = toFormErrors;
  const create = useSubmit(useCreateSerieMutation, { errors, toast: serieTexts.created });
  const update = useSubmit(useUpdateSerieMutation, { errors, toast: serieTexts.saved });
  // As it was when the form was opened: news of the row must not wipe out what is being written.
  const [initialValues] = useState(() => ({ ...newSerieValues, ...(serie && serieValues(serie)) }));
  const [year] = useState(() => Number(localDateOf(Date.now()).slice(0, 4)));
  return (
    <FormDialog
      open
      title={serie ? form.editTitle : form.createTitle}
      submitLabel={serie ? form.save : form.create}
      initialValues={initialValues}
      validate={checkedSerie}
      onSubmit={(values) =>
        serie ? update({ id: serie.id, serie: changedSerie(values, serie) }) : create(newSerie(values, club, year))
      }
      onClose={onClose}
    >
      <SerieFields />
      {serie ? null : (
        <FormSelect name="preset" label={form.preset} helperText={form.presetHint} options={PRESET_OPTIONS} />
      )}
    </FormDialog>
  );
}
