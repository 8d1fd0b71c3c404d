import { useRef, useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { Id } from '../../../../../shared/contract/common';
import { useUpdateCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { CompetitorFields } from './CompetitorFields';
import {
  checkedCompetitor,
  competitorChanges,
  competitorValues,
  withAccepted,
  type CompetitorValues,
} from './competitorValues';
import { DuplicateBoat } from './DuplicateBoat';
import type { GroupChoice } from './StartGroupField';
import { competitorTexts } from './texts';

interface EditCompetitorDialogProps {
  competitor: Competitor;
  /** Where the board shows the boat. */
  place: Id | null;
  groups: readonly GroupChoice[];
  /** Opens another boat. */
  onOpen: (boat: Id) => void;
  onClose: () => void;
}

/**
 * Changes a boat. Only what was changed here is sent, so that a change by somebody else meanwhile is not overwritten.
 */
export function EditCompetitorDialog({ competitor, place, groups, onOpen, onClose }: EditCompetitorDialogProps) {
  const [update] = useUpdateCompetitorMutation();
  const [initialValues] = useState(() => competitorValues(competitor, place));

  const accepted = useRef<string | null>(null);
  const save = async (values: CompetitorValues) => {
    const { error } = await update({
      id: competitor.id,
      changes: withAccepted(competitorChanges(initialValues, values, competitor.sailing), values, accepted.current),
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
      <DuplicateBoat
        sailing={competitor.sailing}
        own={competitor.id}
        onOpen={onOpen}
        onAnyway={(key) => {
          accepted.current = key;
        }}
      />
      <CompetitorFields sailing={competitor.sailing} boat={competitor} groups={groups} />
    </FormDialog>
  );
}
