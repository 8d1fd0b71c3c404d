import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import { startGroupSchema } from '../../../../../shared/schemas/startGroup';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateStartGroupMutation, useUpdateStartGroupMutation } from '../../../../api/startGroups';
import { FormDateField } from '../../../../ui/form/FormDateField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { FormRatingLimits } from '../../../../ui/form/FormRatingLimits';
import { FormSwitch } from '../../../../ui/form/FormSwitch';
import { FormTextField } from '../../../../ui/form/FormTextField';
import { FormTimeField } from '../../../../ui/form/FormTimeField';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { checkedBy } from '../../../../ui/form/problems';
import { groupPayload, groupValues, nextGroupValues, nextOrder, type GroupValues } from './groupValues';
import { groupTexts } from './texts';

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

function GroupFields() {
  const { values } = useFormikContext<GroupValues>();
  return (
    <>
      <FormTextField name="name" label={groupTexts.name} autoComplete="off" autoFocus />
      <FormTimeField name="start_time" label={groupTexts.startTime} helperText={groupTexts.startTimeHint} />
      <FormRatingLimits minLabel={groupTexts.minRating} maxLabel={groupTexts.maxRating} hint={groupTexts.ratingHint} />
      <FormSwitch name="has_own_start" label={groupTexts.ownStart} helperText={groupTexts.ownStartHint} />
      {values.has_own_start && (
        <Box sx={pair}>
          <FormDateField name="own_date" label={groupTexts.ownDate} />
          <FormTimeField name="custom_start_datetime" label={groupTexts.ownTime} />
        </Box>
      )}
    </>
  );
}

/** What is wrong with the form, by the rules that the server goes by. */
const checkedGroup = (where: Parameters<typeof groupPayload>[1]) =>
  checkedBy(startGroupSchema, (values: GroupValues) => groupPayload(values, where));

interface GroupDialogProps {
  sailing: SailingRow;
  groups: readonly StartGroupRow[];
  /** The group with the name that it is shown by; left out: a new one, last in the row. */
  edited?: { group: StartGroupRow; name: string };
  onClose: () => void;
}

/** A start group as a form. Name and time of a new one are suggested. */
export function GroupDialog({ sailing, groups, edited, onClose }: GroupDialogProps) {
  const errors = toFormErrors;
  const create = useSubmit(useCreateStartGroupMutation, {
    errors,
    toast: (_, group) => groupTexts.created(startGroupName(group, groups.length)),
  });
  const update = useSubmit(useUpdateStartGroupMutation, {
    errors,
    toast: (_, { group }) => groupTexts.saved(group.name || (edited?.name ?? '')),
  });
  const [initialValues] = useState(() =>
    edited ? groupValues(edited.group, sailing) : nextGroupValues(groups, sailing),
  );
  const where = { sailing: sailing.id, order: edited?.group.order ?? nextOrder(groups), was: edited?.group };
  return (
    <FormDialog
      open
      title={edited ? groupTexts.editTitle : groupTexts.addTitle}
      submitLabel={edited ? groupTexts.save : groupTexts.add}
      initialValues={initialValues}
      validate={checkedGroup(where)}
      onSubmit={(values) => {
        const group = groupPayload(values, where);
        return edited ? update({ id: edited.group.id, group }) : create(group);
      }}
      onClose={onClose}
    >
      <GroupFields />
    </FormDialog>
  );
}
