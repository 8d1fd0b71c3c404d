import { useState } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { useUpdateCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { ErrorState } from '../../../../ui/states/ErrorState';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { ListSkeleton } from '../../../../ui/states/Skeletons';
import { showToast } from '../../../../ui/messages/toasts';
import { EntryFields } from '../form/EntryFields';
import {
  checkedEntry,
  chosenBoat,
  entryChanges,
  entryPayload,
  entryValues,
  type EntryValues,
} from '../form/entryValues';
import { useSaveBoat } from '../form/useSaveBoat';
import { ModalFrame } from '../ModalFrame';
import { registrationTexts } from '../texts';
import { useEntrant, type Entrant } from '../useEntrant';

interface EditEntryDialogProps {
  entry: Competitor;
  sailing: SailingRow;
  onClose: () => void;
}

/** Changes the user's own entry, until its start. */
export function EditEntryDialog(props: EditEntryDialogProps) {
  const { entry, sailing, onClose } = props;
  const entrant = useEntrant(entry.sailor ?? 0);
  if (entrant.status === 'ready') return <EditForm {...props} entrant={entrant} />;
  return (
    <ModalFrame sailing={sailing.name} onClose={onClose}>
      {entrant.status === 'failed' ? (
        <ErrorState title={registrationTexts.loadFailed} error={entrant.error} onRetry={entrant.retry} />
      ) : (
        <ListSkeleton rows={4} height={56} />
      )}
    </ModalFrame>
  );
}

/** Only what was changed here is sent, so that what the club has changed meanwhile stays. */
function EditForm({
  entry,
  sailing,
  entrant: { boats, models },
  onClose,
}: EditEntryDialogProps & { entrant: Entrant }) {
  const [update] = useUpdateCompetitorMutation();
  const saveBoat = useSaveBoat(models.models);
  const [initialValues] = useState(() => entryValues(entry, boats));

  const save = async (values: EntryValues) => {
    const saved = await saveBoat(values);
    if ('error' in saved) return saved.problems;
    const before = entryPayload(initialValues, sailing.id, chosenBoat(initialValues));
    const { error } = await update({
      id: entry.id,
      changes: entryChanges(before, entryPayload(values, sailing.id, saved.boat)),
    });
    if (error) return toFormErrors(error);
    showToast({ kind: 'success', text: registrationTexts.entry.saved });
    return undefined;
  };

  return (
    <FormDialog
      open
      title={registrationTexts.entry.edit}
      submitLabel={registrationTexts.entry.save}
      initialValues={initialValues}
      validate={(values) => checkedEntry(values, { sailing: sailing.id, models: models.models })}
      onSubmit={save}
      onClose={onClose}
    >
      <EntryFields sailing={sailing.id} boats={boats} entry={entry} {...models} />
    </FormDialog>
  );
}
