import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateStartGroupMutation, useUpdateStartGroupMutation } from '../../../../api/startGroups';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { useSubmit } from '../../../../ui/form/useSubmit';
import { checkedGroup } from './checkedGroup';
import { GroupFields } from './GroupFields';
import { groupPayload, groupValues, nextGroupValues, nextOrder } from './groupValues';
import { groupTexts } from './texts';

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
  const where = { sailing: sailing.id, order: edited ? edited.group.order : nextOrder(groups) };
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
