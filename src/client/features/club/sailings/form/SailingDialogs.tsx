import type { Club } from '../../../../../shared/contract/clubs';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useDeleteSailingMutation } from '../../../../api/sailings';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import { sailingTexts } from '../texts';
import { SailingDialog } from './SailingDialog';

/** `moveMany` and `deleteMany` are about the sailings that are chosen in the list. */
export type SailingDialogState = { kind: 'create' | 'moveMany' | 'deleteMany' } | { kind: 'edit' | 'delete'; id: Id };

interface SailingDialogsProps {
  dialog: SailingDialogState;
  club: Club;
  sailings: readonly SailingRow[];
  onClose: () => void;
  /** In place of `onClose` once the sailing is deleted. */
  onGone?: (() => void) | undefined;
}

/** The dialog about one sailing that is open. One about a sailing that is gone shows nothing. */
export function SailingDialogs({ dialog, club, sailings, onClose, onGone }: SailingDialogsProps) {
  if (dialog.kind === 'create') return <SailingDialog club={club} onClose={onClose} />;
  const sailing = 'id' in dialog ? sailings.find(({ id }) => id === dialog.id) : undefined;
  if (!sailing) return null;
  if (dialog.kind === 'edit') return <SailingDialog key={sailing.id} {...{ club, sailing, onClose }} />;
  return (
    <DeleteDialog
      useDelete={useDeleteSailingMutation}
      target={sailing.id}
      title={sailingTexts.confirmRemove.title}
      text={sailingTexts.confirmRemove.text(sailing.name, sailing.competitor_count)}
      confirmLabel={sailingTexts.confirmRemove.confirm}
      toast={sailingTexts.removed}
      errors={toFormErrors}
      onClose={onClose}
      onGone={onGone}
    />
  );
}
