import { useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { Id } from '../../../../../shared/contract/common';
import { useUpdateCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { CompetitorFields } from './CompetitorFields';
import { checkedCompetitor, competitorChanges, competitorValues, type CompetitorValues } from './competitorValues';
import type { GroupChoice } from './StartGroupField';
import { competitorTexts } from './texts';

interface EditCompetitorDialogProps {
  competitor: Competitor;
  /** Where the board shows the boat. */
  place: Id | null;
  groups: readonly GroupChoice[];
  onClose: () => void;
}

/**
 * Changes a boat. Only what was changed here is sent, so that a change by somebody else meanwhile is not overwritten.
 */
export function EditCompetitorDialog({ competitor, place, groups, onClose }: EditCompetitorDialogProps) {
  const [update] = useUpdateCompetitorMutation();
  const [initialValues] = useState(() => competitorValues(competitor, place));

  const save = async (values: CompetitorValues) => {
    const { error } = await update({
      id: competitor.id,
      changes: competitorChanges(initialValues, values, competitor.sailing),
    });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: competitorTexts.saved(competitorLabel(values)) });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={competitorTexts.editTitle}
      submitLabel={competitorTexts.save}
      initialValues={initialValues}
      validate={checkedCompetitor(competitor.sailing)}
      onSubmit={save}
      onClose={onClose}
    >
      <CompetitorFields sailing={competitor.sailing} groups={groups} />
    </FormDialog>
  );
}
