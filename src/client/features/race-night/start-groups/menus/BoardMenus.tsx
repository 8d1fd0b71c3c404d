import type { PopoverPosition } from '@mui/material/Popover';
import { useNavigate, useParams } from 'react-router-dom';
import type { Id } from '../../../../../shared/contract/common';
import { isTemporary } from '../../../../changes/kinds/entry';
import { selectShownCompetitor, selectShownGroup } from '../../../../changes/shownCompetitors';
import { paths } from '../../../../paths';
import { useAppSelector, useAppStore } from '../../../../state/rootState';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/ActionMenu';
import { sailorAccountTexts as accountTexts } from '../account/texts';
import type { Column } from '../columns/column';
import type { Place } from '../dnd/drag';
import { competitorsInWords, useNames } from '../moving/dragWords';
import { boardTexts } from '../texts';
import type { BoardDialog } from '../useBoardDialog';
import { MoveToMenu, type BoardMenu } from './MoveToMenu';

interface RowMenuProps {
  name: string;
  spot: PopoverPosition;
  isSelected: boolean;
  onMoveTo: () => void;
  onToggle: () => void;
  /** What only the club does; null for who records the evening. */
  club: {
    onEdit: () => void;
    /** Left out where there is an account already. */
    onInvite: (() => void) | undefined;
    /** Left out where no sailor is known. */
    onSailor: (() => void) | undefined;
    onHistory: (() => void) | undefined;
    onRemove: () => void;
  } | null;
  onClose: () => void;
}

function RowMenu({ name, spot, isSelected, club, onClose, ...on }: RowMenuProps) {
  const actions: readonly MenuAction[] = [
    { label: boardTexts.moveTo, run: on.onMoveTo },
    { label: isSelected ? boardTexts.deselect : boardTexts.select, run: on.onToggle },
    ...(club
      ? [
          { label: boardTexts.edit, run: club.onEdit },
          ...(club.onInvite ? [{ label: accountTexts.create, run: club.onInvite }] : []),
          ...(club.onSailor ? [{ label: boardTexts.sailorPage, run: club.onSailor }] : []),
          ...(club.onHistory ? [{ label: boardTexts.boatHistory, run: club.onHistory }] : []),
          { label: boardTexts.remove, run: club.onRemove, danger: true },
        ]
      : []),
  ];
  return <ActionMenu open label={name} anchor={spot} actions={actions} onClose={onClose} />;
}

interface GroupMenuProps {
  name: string;
  spot: PopoverPosition;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  /** One place to the left (-1) or to the right (1). */
  onShift: (step: 1 | -1) => void;
  onRemove: () => void;
  onClose: () => void;
}

function GroupMenu({ name, spot, isFirst, isLast, onEdit, onShift, onRemove, onClose }: GroupMenuProps) {
  const actions: readonly MenuAction[] = [
    { label: boardTexts.edit, run: onEdit },
    { label: boardTexts.shiftLeft, run: () => onShift(-1), disabled: isFirst },
    { label: boardTexts.shiftRight, run: () => onShift(1), disabled: isLast },
    { label: boardTexts.remove, run: onRemove, danger: true },
  ];
  return <ActionMenu open label={name} anchor={spot} actions={actions} onClose={onClose} />;
}

interface BoardMenusProps {
  menu: BoardMenu;
  columns: readonly Column[];
  selected: ReadonlySet<Id>;
  /** Everything that moves when this boat is moved. */
  takenWith: (competitor: Id) => readonly Id[];
  /** Boats are moved and chosen, and not changed. */
  isRecorder: boolean;
  show: (menu: BoardMenu) => void;
  onMove: (competitors: readonly Id[], place: Place) => void;
  onToggle: (competitor: Id) => void;
  onDialog: (dialog: BoardDialog) => void;
  onShiftGroup: (group: Id, step: 1 | -1) => void;
  onClose: () => void;
}

/** The menu that is open, whichever it is. */
export function BoardMenus({ menu, ...rest }: BoardMenusProps) {
  if (menu.kind === 'moveSelected') return <MoveTo competitors={[...rest.selected]} menu={menu} {...rest} />;
  if (menu.kind === 'moveTo') return <MoveTo competitors={rest.takenWith(menu.id)} menu={menu} {...rest} />;
  return menu.kind === 'boat' ? (
    <CompetitorMenu id={menu.id} menu={menu} {...rest} />
  ) : (
    <OfGroup id={menu.id} menu={menu} {...rest} />
  );
}

function MoveTo({ competitors, menu, columns, onMove, onClose }: BoardMenusProps & { competitors: readonly Id[] }) {
  const nameOf = useNames();
  const store = useAppStore();
  const places = new Set(competitors.map((competitor) => selectShownGroup(store.getState(), competitor)));
  const [place] = places;
  return (
    <MoveToMenu
      what={competitorsInWords(competitors, nameOf)}
      columns={columns}
      current={places.size === 1 ? place : undefined}
      spot={menu.spot}
      onMove={(target) => {
        onClose();
        onMove(competitors, target);
      }}
      onClose={onClose}
    />
  );
}

function CompetitorMenu({
  id,
  menu: { spot },
  selected,
  isRecorder,
  show,
  onToggle,
  onDialog,
  onClose,
}: BoardMenusProps & { id: Id }) {
  const nameOf = useNames();
  const navigate = useNavigate();
  const { club: slug = '' } = useParams();
  const hasAccount = useAppSelector((state) => selectShownCompetitor(state, id)?.has_account ?? true);
  const sailor = useAppSelector((state) => selectShownCompetitor(state, id)?.sailor ?? null);
  return (
    <RowMenu
      name={nameOf(id)}
      spot={spot}
      isSelected={selected.has(id)}
      onMoveTo={() => show({ kind: 'moveTo', id, spot })}
      onToggle={() => onToggle(id)}
      club={
        isRecorder
          ? null
          : {
              onEdit: () => onDialog({ kind: 'editBoat', id }),
              onInvite: hasAccount ? undefined : () => onDialog({ kind: 'createAccount', id }),
              onSailor: sailor === null ? undefined : () => void navigate(paths.sailor(sailor)),
              onHistory: isTemporary(id) ? undefined : () => void navigate(paths.boatHistory(slug, id)),
              onRemove: () => onDialog({ kind: 'deleteBoat', id }),
            }
      }
      onClose={onClose}
    />
  );
}

function OfGroup({ id, menu: { spot }, columns, onShiftGroup, onDialog, onClose }: BoardMenusProps & { id: Id }) {
  const at = columns.findIndex(({ place }) => place === id);
  return (
    <GroupMenu
      name={columns[at]?.name ?? ''}
      spot={spot}
      isFirst={at === 1}
      isLast={at === columns.length - 1}
      onEdit={() => onDialog({ kind: 'editGroup', id })}
      onShift={(step) => onShiftGroup(id, step)}
      onRemove={() => onDialog({ kind: 'deleteGroup', id })}
      onClose={onClose}
    />
  );
}
