import { useState } from 'react';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { toFormErrors } from '../../../../api/formErrors';
import { useUpdateStartGroupMutation } from '../../../../api/startGroups';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { checkedGroup } from './checkedGroup';
import { GroupFields } from './GroupFields';
import { groupPayload, groupValues, type GroupValues } from './groupValues';
import { texts } from './texts';

interface EditGroupDialogProps {
  sailing: SailingRow;
  group: StartGroupRow;
  name: string;
  onClose: () => void;
}

export function EditGroupDialog({ sailing, group, name, onClose }: EditGroupDialogProps) {
  const [update] = useUpdateStartGroupMutation();
  const [initialValues] = useState(() => groupValues(group, sailing));
  const where = { sailing: sailing.id, order: group.order };

  const save = async (values: GroupValues) => {
    const { error } = await update({ id: group.id, group: groupPayload(values, where) });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.saved(values.name.trim() || name) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.editTitle}
      submitLabel={texts.save}
      initialValues={initialValues}
      validate={checkedGroup(where)}
      onSubmit={save}
      onClose={onClose}
    >
      <GroupFields />
    </FormDialog>
  );
}
