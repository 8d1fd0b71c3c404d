import type { Club } from '../../../../../shared/contract/clubs';
import type { StartSequence } from '../../../../../shared/contract/startSequences';
import { useUpdateClubMutation } from '../../../../api/clubs';
import { toFormErrors } from '../../../../api/formErrors';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import type { FormProblems } from '../../../../ui/form/problems';
import { SequenceDialog } from './SequenceDialog';
import { sequenceTexts } from './texts';

export type SequenceDialogState = { kind: 'create' } | { kind: 'edit' | 'delete'; key: string };

interface SequenceDialogsProps {
  dialog: SequenceDialogState;
  club: Club;
  own: readonly StartSequence[];
  onClose: () => void;
}

/** The one sentence that says why a sequence cannot be taken away. */
function removalProblems(error: unknown): FormProblems {
  const { fields, form = null } = toFormErrors(error);
  return { fields: {}, form: fields['start_sequences'] ?? form };
}

/** The dialog that is open over the page. One about a sequence that is gone shows nothing. */
export function SequenceDialogs({ dialog, club, own, onClose }: SequenceDialogsProps) {
  if (dialog.kind === 'create') return <SequenceDialog {...{ club, own, onClose }} />;
  const sequence = own.find(({ key }) => key === dialog.key);
  if (!sequence) return null;
  if (dialog.kind === 'edit') return <SequenceDialog key={sequence.key} {...{ club, own, sequence, onClose }} />;
  const start_sequences = own.filter((one) => one !== sequence);
  return (
    <DeleteDialog
      useDelete={useUpdateClubMutation}
      target={{ club: club.slug, changes: { start_sequences } }}
      title={sequenceTexts.confirmRemove.title(sequence.name)}
      text={sequenceTexts.confirmRemove.text}
      confirmLabel={sequenceTexts.remove}
      toast={sequenceTexts.removed}
      errors={removalProblems}
      onClose={onClose}
    />
  );
}
