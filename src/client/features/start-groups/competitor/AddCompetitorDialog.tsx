import type { Id } from '../../../../shared/contract/common';
import { useCreateCompetitorMutation } from '../../../api/competitors';
import { toFormErrors } from '../../../api/formErrors';
import { FormDialog } from '../../../ui/form/FormDialog';
import { showToast } from '../../../ui/toasts';
import { boatLabel } from '../../../../shared/domain/boatLabel';
import { checkedCompetitor } from './checkedCompetitor';
import { CompetitorFields } from './CompetitorFields';
import { competitorPayload, newCompetitorValues, type CompetitorValues } from './competitorValues';
import type { GroupChoice } from './StartGroupField';
import { texts } from './texts';

interface AddCompetitorDialogProps {
  sailing: Id;
  groups: readonly GroupChoice[];
  onClose: () => void;
}

/** Adds a boat to the sailing. Whatever fails, what was typed stays. */
export function AddCompetitorDialog({ sailing, groups, onClose }: AddCompetitorDialogProps) {
  const [create] = useCreateCompetitorMutation();

  const add = async (values: CompetitorValues) => {
    const payload = competitorPayload(values, sailing);
    const { error } = await create(payload);
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: texts.added(boatLabel(values)) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={texts.addTitle}
      submitLabel={texts.add}
      initialValues={newCompetitorValues()}
      validate={checkedCompetitor(sailing)}
      onSubmit={add}
      onClose={onClose}
    >
      <CompetitorFields sailing={sailing} groups={groups} />
    </FormDialog>
  );
}
