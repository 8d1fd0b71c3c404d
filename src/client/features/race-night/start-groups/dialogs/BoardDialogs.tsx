import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { useDeleteCompetitorMutation } from '../../../../api/competitors';
import { toFormErrors } from '../../../../api/formErrors';
import { useDeleteStartGroupMutation } from '../../../../api/startGroups';
import { selectBoard } from '../../../../changes/board';
import { selectShownCompetitor, selectShownGroup } from '../../../../changes/shownCompetitors';
import { useAppSelector } from '../../../../state/rootState';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog';
import { DeleteDialog } from '../../../../ui/form/DeleteDialog';
import { showToast } from '../../../../ui/messages/toasts';
import { CreateAccountDialog } from '../account/CreateAccountDialog';
import { CandidatesDialog } from '../candidates/CandidatesDialog';
import { toBoardColumns, type Column } from '../columns/column';
import { AddCompetitorDialog } from '../competitor/AddCompetitorDialog';
import { EditCompetitorDialog } from '../competitor/EditCompetitorDialog';
import type { GroupChoice } from '../competitor/StartGroupField';
import { competitorTexts } from '../competitor/texts';
import { GroupDialog } from '../group/GroupDialog';
import { groupTexts } from '../group/texts';
import { RrsDialog } from '../rrs/RrsDialog';
import { ClassOfSelectedDialog } from '../selection/ClassOfSelectedDialog';
import { RemoveSelectedDialog } from '../selection/RemoveSelectedDialog';
import { SuggestDialog } from '../suggest/SuggestDialog';
import { useBoardDialog, type BoardDialog, type PlainKind, type RowKind } from '../useBoardDialog';

interface DeleteCompetitorDialogProps {
  competitor: Competitor;
  onClose: () => void;
}

function DeleteCompetitorDialog({ competitor, onClose }: DeleteCompetitorDialogProps) {
  const [remove] = useDeleteCompetitorMutation();

  const confirm = async () => {
    const { error } = await remove(competitor.id);
    showToast(
      error
        ? { kind: 'error', text: competitorTexts.removeFailed }
        : { kind: 'success', text: competitorTexts.removed },
    );
    return undefined;
  };

  return (
    <ConfirmDialog
      open
      danger
      title={competitorTexts.removeTitle(competitorLabel(competitor))}
      text={competitorTexts.removeQuestion}
      confirmLabel={competitorTexts.remove}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

interface BoardDialogsProps {
  dialog: BoardDialog;
  sailing: SailingRow;
  /** The boats that are chosen on the board. */
  selected: ReadonlySet<Id>;
  /** Something was done with the chosen boats. */
  onSelectedDone: () => void;
  onClose: () => void;
}

const groupsOf = (columns: readonly Column[]) =>
  columns.flatMap(({ group, name, count }) => (group ? { group, name, count } : []));

/** The dialog that is open. */
export function BoardDialogs({ dialog, ...rest }: BoardDialogsProps) {
  const { sailing, onClose } = rest;
  const groups = groupsOf(
    toBoardColumns(
      useAppSelector((state) => selectBoard(state, sailing.id)),
      null,
    ),
  );
  const { show } = useBoardDialog();
  const onOpen = (id: Id) => show({ kind: 'editBoat', id }, { replace: true });
  if ('id' in dialog) return <RowDialog {...dialog} {...{ sailing, groups, onOpen, onClose }} />;
  if ('change' in dialog)
    return <AddCompetitorDialog sailing={sailing.id} refused={dialog.change} {...{ groups, onOpen, onClose }} />;
  return <PlainDialog {...dialog} {...{ groups, onOpen }} {...rest} />;
}

interface PlainDialogProps extends Omit<BoardDialogsProps, 'dialog'> {
  kind: PlainKind;
  groups: readonly GroupChoice[];
  /** Opens another boat instead. */
  onOpen: (boat: Id) => void;
}

function PlainDialog({ kind, sailing, selected, onSelectedDone: onDone, onClose, ...boat }: PlainDialogProps) {
  const chosen = [...selected];
  switch (kind) {
    case 'createBoat':
      return <AddCompetitorDialog sailing={sailing.id} {...boat} onClose={onClose} />;
    case 'createGroup':
      return <GroupDialog sailing={sailing} groups={boat.groups.map(({ group }) => group)} onClose={onClose} />;
    case 'rrs':
      return <RrsDialog sailing={sailing.id} onClose={onClose} />;
    case 'fromEarlier':
      return <CandidatesDialog sailing={sailing} onClose={onClose} />;
    case 'suggestGroups':
      return <SuggestDialog sailing={sailing} onClose={onClose} />;
    case 'classOfSelected':
      return <ClassOfSelectedDialog sailing={sailing.id} selected={chosen} {...{ onDone, onClose }} />;
    case 'deleteSelected':
      return <RemoveSelectedDialog selected={chosen} {...{ onDone, onClose }} />;
  }
}

interface RowDialogProps {
  kind: RowKind;
  id: Id;
  sailing: SailingRow;
  groups: readonly (GroupChoice & { count: number })[];
  onOpen: (boat: Id) => void;
  onClose: () => void;
}

/** One about a boat or a group that somebody else has just removed closes by itself. */
function RowDialog({ kind, id, sailing, groups, onOpen, onClose }: RowDialogProps) {
  const competitor = useAppSelector((state) => selectShownCompetitor(state, id));
  const place = useAppSelector((state) => selectShownGroup(state, id)) ?? null;
  const chosen = groups.find(({ group }) => group.id === id);
  if (kind === 'editBoat')
    return competitor ? <EditCompetitorDialog key={id} {...{ competitor, place, groups, onOpen, onClose }} /> : null;
  if (kind === 'createAccount') return competitor ? <CreateAccountDialog {...{ competitor, onClose }} /> : null;
  if (kind === 'deleteBoat') return competitor ? <DeleteCompetitorDialog {...{ competitor, onClose }} /> : null;
  if (!chosen) return null;
  const { group, name, count } = chosen;
  return kind === 'editGroup' ? (
    <GroupDialog sailing={sailing} groups={groups.map((one) => one.group)} edited={chosen} onClose={onClose} />
  ) : (
    <DeleteDialog
      useDelete={useDeleteStartGroupMutation}
      target={group.id}
      title={groupTexts.removeTitle(name)}
      text={groupTexts.removeQuestion(name, count)}
      confirmLabel={groupTexts.remove}
      toast={groupTexts.removed(name)}
      errors={toFormErrors}
      onClose={onClose}
    />
  );
}
