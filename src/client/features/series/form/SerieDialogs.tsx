import type { Club } from '../../../../shared/contract/clubs';
import type { Id } from '../../../../shared/contract/common';
import type { SerieRow } from '../../../../shared/contract/series';
import { toFormErrors } from '../../../api/formErrors';
import { useDeleteSerieMutation } from '../../../api/series';
import { DeleteDialog } from '../../../ui/form/DeleteDialog';
import { serieTexts } from '../texts';
import { SerieDialog } from './SerieDialog';

export type SerieDialogState = { kind: 'create' } | { kind: 'edit' | 'delete'; id: Id };

interface SerieDialogsProps {
  dialog: SerieDialogState;
  club: Club;
  series: readonly SerieRow[];
  onClose: () => void;
}

/** The dialog that is open over the page. One about a serie that is gone shows nothing. */
export function SerieDialogs({ dialog, club, series, onClose }: SerieDialogsProps) {
  if (dialog.kind === 'create') return <SerieDialog club={club} onClose={onClose} />;
  const serie = series.find(({ id }) => id === dialog.id);
  if (!serie) return null;
  if (dialog.kind === 'edit') return <SerieDialog key={serie.id} {...{ club, serie, onClose }} />;
  return (
    <DeleteDialog
      useDelete={useDeleteSerieMutation}
      target={serie.id}
      title={serieTexts.confirmRemove.title}
      text={serieTexts.confirmRemove.text(serie.name, serie.sailing_count)}
      confirmLabel={serieTexts.confirmRemove.confirm}
      toast={serieTexts.removed}
      errors={toFormErrors}
      onClose={onClose}
    />
  );
}
