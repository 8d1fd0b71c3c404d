import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { selectBoard, selectCompetitor, selectShownGroup } from '../../../state/entities/selectors';
import { useAppSelector } from '../../../state/hooks';
import { columnsOf, type Column } from '../columns/column';
import { CreateAccountDialog } from '../account/CreateAccountDialog';
import { CandidatesDialog } from '../candidates/CandidatesDialog';
import { AddCompetitorDialog } from '../competitor/AddCompetitorDialog';
import { DeleteCompetitorDialog } from '../competitor/DeleteCompetitorDialog';
import { EditCompetitorDialog } from '../competitor/EditCompetitorDialog';
import type { GroupChoice } from '../competitor/StartGroupField';
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

const BOAT_KINDS = ['editBoat', 'removeBoat', 'createAccount'] as const;
type BoatKind = (typeof BOAT_KINDS)[number];

const isOfBoat = (kind: string): kind is BoatKind => BOAT_KINDS.some((one) => one === kind);

/** The dialog that is open. */
export function BoardDialogs({ dialog, sailing, onClose }: BoardDialogsProps) {
  const groups = groupsOf(
    columnsOf(
      useAppSelector((state) => selectBoard(state, sailing.id)),
      null,
    ),
  );
  const choices = groups.map(({ group }) => group);
  if (dialog.kind === 'fromEarlier') return <CandidatesDialog sailing={sailing} onClose={onClose} />;
  if (dialog.kind === 'addGroup') return <AddGroupDialog sailing={sailing} groups={choices} onClose={onClose} />;
  if (dialog.kind === 'addBoat' || dialog.kind === 'enterAgain') {
    const refused = dialog.kind === 'enterAgain' ? dialog.change : undefined;
    return <AddCompetitorDialog sailing={sailing.id} {...{ groups, refused, onClose }} />;
  }
  if (!('id' in dialog)) return null;
  const { kind, id } = dialog;
  if (isOfBoat(kind)) return <BoatDialog {...{ kind, id, groups, onClose }} />;
  const chosen = groups.find(({ group }) => group.id === id);
  if (!chosen) return null;
  return kind === 'editGroup' ? (
    <EditGroupDialog sailing={sailing} {...chosen} onClose={onClose} />
  ) : (
    <DeleteGroupDialog {...chosen} onClose={onClose} />
  );
}

interface BoatDialogProps {
  kind: BoatKind;
  id: Id;
  groups: readonly GroupChoice[];
  onClose: () => void;
}

/** One about a boat that somebody else has just removed closes by itself. */
function BoatDialog({ kind, id, groups, onClose }: BoatDialogProps) {
  const boat = useAppSelector((state) => selectCompetitor(state, id));
  const place = useAppSelector((state) => selectShownGroup(state, id)) ?? null;
  if (!boat) return null;
  if (kind === 'createAccount') return <CreateAccountDialog boat={boat} onClose={onClose} />;
  return kind === 'editBoat' ? (
    <EditCompetitorDialog boat={boat} place={place} groups={groups} onClose={onClose} />
  ) : (
    <DeleteCompetitorDialog boat={boat} onClose={onClose} />
  );
}
