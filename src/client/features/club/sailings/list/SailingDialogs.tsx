import type { Club } from '../../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { lazyDialog } from '../../../../ui/dialogs/lazyDialog';
import type { HistoryDialog } from '../../../../ui/dialogs/useHistoryDialog';
import { possibleOf } from '../many/manyChanges';
import type { Selection } from '../many/useSelection';
import { CreateSailingDialog, DeleteSailingDialog, EditSailingDialog } from '../form/lazyDialogs';

const MoveManyDialog = lazyDialog(async () => (await import('../many/MoveManyDialog')).MoveManyDialog);
const RemoveManyDialog = lazyDialog(async () => (await import('../many/RemoveManyDialog')).RemoveManyDialog);

/** Names of the dialogs in the history of the browser. */
export const dialogNames = {
  create: 'create',
  edit: (id: number) => `edit:${id}`,
  remove: (id: number) => `remove:${id}`,
  moveMany: 'moveMany',
  removeMany: 'removeMany',
} as const;

interface SailingDialogsProps {
  club: Club;
  sailings: readonly SailingRow[];
  dialog: HistoryDialog;
  selection: Selection;
}

/** About the chosen ones; nothing where none is chosen any more, as after a reload. */
function ManyDialog({
  club,
  dialog: { name, close },
  selection: { chosen, stop },
}: Omit<SailingDialogsProps, 'sailings'>) {
  const { move, remove } = possibleOf(chosen);
  const done = { onDone: stop, onClose: close };
  if (name === dialogNames.moveMany && move.length > 0)
    return <MoveManyDialog club={club.id} sailings={move} {...done} />;
  return name === dialogNames.removeMany && remove.length > 0 ? <RemoveManyDialog sailings={remove} {...done} /> : null;
}

/** The dialog that is open over the list, if one is. One about a sailing that is gone shows nothing. */
export function SailingDialogs({ club, sailings, dialog, selection }: SailingDialogsProps) {
  const { name, close } = dialog;
  if (name === dialogNames.create) return <CreateSailingDialog club={club} onClose={close} />;
  if (name === dialogNames.moveMany || name === dialogNames.removeMany)
    return <ManyDialog {...{ club, dialog, selection }} />;
  const [kind, id] = name?.split(':') ?? [];
  const sailing = sailings.find((row) => String(row.id) === id);
  if (!sailing) return null;
  if (kind === 'edit') return <EditSailingDialog key={sailing.id} sailing={sailing} onClose={close} />;
  return kind === 'remove' ? <DeleteSailingDialog sailing={sailing} onClose={close} /> : null;
}
