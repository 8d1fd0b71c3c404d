import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { startGroupName } from '../../../../../shared/domain/startGroupName';
import { toFormErrors } from '../../../../api/formErrors';
import { useCreateStartGroupMutation } from '../../../../api/startGroups';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { checkedGroup } from './checkedGroup';
import { GroupFields } from './GroupFields';
import { groupPayload, nextGroupValues, nextOrder, type GroupValues } from './groupValues';
import { texts } from './texts';

interface AddGroupDialogProps {
  sailing: SailingRow;
  groups: readonly StartGroupRow[];
  onClose: () => void;
}

/** A new group, last in the row; name and time are suggested. */
export function AddGroupDialog({ sailing, groups, onClose }: AddGroupDialogProps) {
  const [create] = useCreateStartGroupMutation();
  const [initialValues] = useState(() => nextGroupValues(groups, sailing));
  const where = { sailing: sailing.id, order: nextOrder(groups) };

  const add = async (values: GroupValues) => {
    const { error } = await create(groupPayload(values, where));
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.created(startGroupName(values, groups.length)) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.addTitle}
      submitLabel={texts.add}
      initialValues={initialValues}
      validate={checkedGroup(where)}
      onSubmit={add}
      onClose={onClose}
    >
      <GroupFields />
    </FormDialog>
  );
}
