import type { Club } from '../../../../shared/contract/clubs';
import type { SerieRow } from '../../../../shared/contract/series';
import type { HistoryDialog } from '../../../ui/dialogs/useHistoryDialog';
import { CreateSerieDialog, DeleteSerieDialog, EditSerieDialog } from '../form/lazyDialogs';

/** Names of the dialogs in the history of the browser. */
export const dialogNames = {
  create: 'create',
  edit: (id: number) => `edit:${id}`,
  remove: (id: number) => `remove:${id}`,
} as const;

interface SerieDialogsProps {
  club: Club;
  series: readonly SerieRow[];
  dialog: HistoryDialog;
}

/** The dialog that is open over the list, if one is. One about a serie that is gone shows nothing. */
export function SerieDialogs({ club, series, dialog: { name, close } }: SerieDialogsProps) {
  if (name === dialogNames.create) return <CreateSerieDialog club={club} onClose={close} />;
  const [kind, id] = name?.split(':') ?? [];
  const serie = series.find((row) => String(row.id) === id);
  if (!serie) return null;
  if (kind === 'edit') return <EditSerieDialog key={serie.id} serie={serie} onClose={close} />;
  return kind === 'remove' ? <DeleteSerieDialog serie={serie} onClose={close} /> : null;
}
