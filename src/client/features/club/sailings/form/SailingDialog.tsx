import { useState } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { localDateOf } from '../../../../../shared/domain/time';
import { toFormErrors } from '../../../../api/formErrors';
import { sailingForm, useCreateSailingMutation, useUpdateSailingMutation } from '../../../../api/sailings';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { sailingTexts } from '../texts';
import { checkedSailing } from './checkedSailing';
import { SailingFields } from './SailingFields';
import {
  changedSailing,
  newSailing,
  newSailingValues,
  sailingValues,
  type NewSailingValues,
  type SailingValues,
} from './sailingValues';

const { form } = sailingTexts;

interface SailingDialogProps {
  club: Club;
  /** Left out: a new one. */
  sailing?: SailingRow;
  onClose: () => void;
}

const isNew = (values: SailingValues | NewSailingValues): values is NewSailingValues => 'publish' in values;

/** A sailing as a form. A new one can be published at once. */
export function SailingDialog({ club, sailing, onClose }: SailingDialogProps) {
  const errors = toFormErrors;
  const create = useSubmit(useCreateSailingMutation, { errors, toast: sailingTexts.created });
  const update = useSubmit(useUpdateSailingMutation, { errors, toast: sailingTexts.saved });
  // As it was when the form was opened: news of the row must not wipe out what is being written.
  const [initialValues] = useState<SailingValues | NewSailingValues>(() =>
    sailing ? sailingValues(sailing) : newSailingValues(club, localDateOf(Date.now())),
  );
  const save = async (values: SailingValues | NewSailingValues) => {
    if (sailing) return update(sailingForm(sailing.id, changedSailing(values, sailing)));
    return isNew(values) ? create(newSailing(values, club)) : undefined;
  };
  return (
    <FormDialog
      open
      title={sailing ? form.editTitle : form.createTitle}
      submitLabel={sailing ? form.save : form.create}
      initialValues={initialValues}
      validate={checkedSailing}
      onSubmit={save}
      onClose={onClose}
    >
      <SailingFields club={club.id} course={sailing?.course ?? null} serie={sailing?.serie ?? null} />
      {sailing ? null : <FormSwitch name="publish" label={form.publish} helperText={form.publishHint} />}
    </FormDialog>
  );
}
