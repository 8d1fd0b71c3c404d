import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateRaceClassMutation, useUpdateRaceClassMutation } from '../../../../api/raceClasses';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { raceClassTexts } from '../texts';
import { RaceClassFields } from './RaceClassFields';
import { checkedRaceClass, newRaceClassValues, raceClassPayload, raceClassValues } from './raceClassValues';

interface RaceClassDialogProps {
  sailing: Id;
  classes: readonly RaceClass[];
  /** Left out: a new one. */
  raceClass?: RaceClass;
  onClose: () => void;
}

/** A class of a sailing as a form. */
export function RaceClassDialog({ sailing, classes, raceClass, onClose }: RaceClassDialogProps) {
  const { form } = raceClassTexts;
  const errors = toFormErrors;
  const create = useSubmit(useCreateRaceClassMutation, { errors, toast: (_, { name }) => form.created(name) });
  const update = useSubmit(useUpdateRaceClassMutation, {
    errors,
    toast: (_, { raceClass: { name } }) => form.saved(name),
  });
  const [initialValues] = useState(() => (raceClass ? raceClassValues(raceClass) : newRaceClassValues(classes)));
  return (
    <FormDialog
      open
      title={raceClass ? form.editTitle : form.addTitle}
      submitLabel={raceClass ? form.save : form.create}
      initialValues={initialValues}
      validate={checkedRaceClass(sailing)}
      onSubmit={(values) => {
        const payload = raceClassPayload(values, sailing);
        return raceClass ? update({ id: raceClass.id, raceClass: payload }) : create(payload);
      }}
      onClose={onClose}
    >
      <RaceClassFields />
    </FormDialog>
  );
}
