import { useState } from 'react';
import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { readTypedTime } from '../../../../../shared/domain/calendar';
import { clubSequences } from '../../../../../shared/domain/race-day/sequences';
import { localDateOf } from '../../../../../shared/domain/time';
import { sailingSchema } from '../../../../../shared/schemas/sailing';
import { toFormErrors } from '../../../../api/formErrors';
import { sailingForm, useCreateSailingMutation, useUpdateSailingMutation } from '../../../../api/sailings';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { checkedBy } from '../../../../ui/form/problems';
import { sailingTexts } from '../texts';
import { SailingFields } from './SailingFields';
import {
  changedSailing,
  newSailing,
  newSailingValues,
  sailingValues,
  sailingFields,
  type NewSailingValues,
  type SailingValues,
} from './sailingValues';

const bySchema = checkedBy(sailingSchema, (values: SailingValues) => {
  const { start_date, ...fields } = sailingFields(values);
  // A date that was not given is left out: it is asked for, not misread.
  return start_date === '' ? fields : { ...fields, start_date };
});

/**
 * What is wrong with the form, by the rules that the server goes by; of what was typed for digits it says how to type
 * them.
 */
function checkedSailing(values: SailingValues): Record<string, string> {
  const problems = bySchema(values);
  if (problems['start_time'] !== undefined && readTypedTime(values.start_time) === null)
    problems['start_time'] = sailingTexts.form.timeProblem;
  return problems;
}

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
      <SailingFields
        club={club.id}
        sequences={clubSequences(club)}
        course={sailing?.course ?? null}
        serie={sailing?.serie ?? null}
        isSelfReported={(sailing ?? club).self_reporting}
        isNew={!sailing}
      />
      {sailing ? null : <FormSwitch name="publish" label={form.publish} helperText={form.publishHint} />}
    </FormDialog>
  );
}
