import { Suspense } from 'react';
import type { Club } from '../../../../shared/contract/clubs';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { HistoryDialog } from '../../../ui/useHistoryDialog';
import { CreateSailingDialog, DeleteSailingDialog, EditSailingDialog } from '../form/lazyDialogs';

/** Names of the dialogs in the history of the browser. */
export const dialogNames = {
  create: 'create',
  edit: (id: number) => `edit:${id}`,
  remove: (id: number) => `remove:${id}`,
} as const;

interface SailingDialogsProps {
  club: Club;
  sailings: readonly SailingRow[];
  dialog: HistoryDialog;
}

/** The dialog that is open over the list, if one is. */
export function SailingDialogs(props: SailingDialogsProps) {
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}

/** One about a sailing that is gone shows nothing. */
function OpenDialog({ club, sailings, dialog: { name, close } }: SailingDialogsProps) {
  if (name === dialogNames.create) return <CreateSailingDialog club={club} onClose={close} />;
  const [kind, id] = name?.split(':') ?? [];
  const sailing = sailings.find((row) => String(row.id) === id);
  if (!sailing) return null;
  if (kind === 'edit') return <EditSailingDialog key={sailing.id} sailing={sailing} onClose={close} />;
  return kind === 'remove' ? <DeleteSailingDialog sailing={sailing} onClose={close} /> : null;
}
