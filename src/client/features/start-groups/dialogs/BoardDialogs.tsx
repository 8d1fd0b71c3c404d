import type { SailingRow } from '../../../../shared/contract/sailings';
import { selectBoard, selectCompetitor, selectShownGroup } from '../../../state/entities/selectors';
import { useAppSelector } from '../../../state/hooks';
import { columnsOf, type Column } from '../columns/column';
import { AddCompetitorDialog } from '../competitor/AddCompetitorDialog';
import { DeleteCompetitorDialog } from '../competitor/DeleteCompetitorDialog';
import { EditCompetitorDialog } from '../competitor/EditCompetitorDialog';
import { AddGroupDialog } from '../group/AddGroupDialog';
import { DeleteGroupDialog } from '../group/DeleteGroupDialog';
import { EditGroupDialog } from '../group/EditGroupDialog';
import type { BoardDialog } from './dialogName';

interface BoardDialogsProps {
  dialog: BoardDialog;
  sailing: SailingRow;
  onClose: () => void;
}

const groupsOf = (columns: readonly Column[]) => columns.flatMap(({ group, name, count }) => (group ? { group, name, count } : []));

/** The dialog that is open. One about a boat or a group that somebody else has just removed closes by itself. */
export function BoardDialogs({ dialog, sailing, onClose }: BoardDialogsProps) {
  const groups = groupsOf(
    columnsOf(
      useAppSelector((state) => selectBoard(state, sailing.id)),
      null,
    ),
  );
  const id = 'id' in dialog ? dialog.id : 0;
  const boat = useAppSelector((state) => selectCompetitor(state, id));
  const place = useAppSelector((state) => selectShownGroup(state, id)) ?? null;
  const chosen = groups.find(({ group }) => group.id === id);

  if (dialog.kind === 'addBoat') return <AddCompetitorDialog sailing={sailing.id} groups={groups} onClose={onClose} />;
  if (dialog.kind === 'addGroup') return <AddGroupDialog sailing={sailing} groups={groups.map(({ group }) => group)} onClose={onClose} />;
  if (boat && dialog.kind === 'editBoat') return <EditCompetitorDialog boat={boat} place={place} groups={groups} onClose={onClose} />;
  if (boat && dialog.kind === 'removeBoat') return <DeleteCompetitorDialog boat={boat} onClose={onClose} />;
  if (chosen && dialog.kind === 'editGroup') return <EditGroupDialog sailing={sailing} {...chosen} onClose={onClose} />;
  if (chosen && dialog.kind === 'removeGroup') return <DeleteGroupDialog {...chosen} onClose={onClose} />;
  return null;
}
