import { useDeferredValue, useState, startTransition, useCallback, useMemo } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { useChangeStartGroupMutation } from '../../../api/startGroups';
import { selectShownGroup, selectShownCompetitor } from '../../../changes/shownCompetitors';
import { usePrefetch } from '../../../lib/prefetch';
import { useAppSelector, useAppStore } from '../../../state/rootState';
import { selectIsRecorder } from '../../../state/session';
import { selectRaceClasses } from '../../../state/rowSelectors';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog';
import { announce } from '../../../ui/messages/LiveRegion';
import { showToast } from '../../../ui/messages/toasts';
import { BoardSurface } from './BoardSurface';
import { BoardToolbar } from './BoardToolbar';
import { FirstStep } from './EmptyBoard';
import { useSetupAgain } from './again/useSetupAgain';
import { GroupActionsContext, type GroupActions } from './columns/column';
import { RefusedEntries } from './competitor/RefusedEntries';
import { useCompetitorDialog } from './competitor/useCompetitorDialog';
import { BoardDnd } from './dnd/BoardDnd';
import type { Drag, Place } from './dnd/drag';
import { shifted } from './group/groupValues';
import { groupTexts } from './group/texts';
import type { BoardMenu } from './menus/MoveToMenu';
import { dragWords, useNames } from './moving/dragWords';
import { useBoardMoves } from './moving/useBoardMoves';
import { useRefusals } from './moving/useRefusals';
import { useSettling } from './moving/useSettling';
import { CompetitorText } from './rows/CompetitorRow';
import { RowActionsContext, type RowActions } from './rows/useRowGestures';
import { SelectionBar } from './selection/SelectionBar';
import { useSelection } from './selection/useSelection';
import { boardTexts } from './texts';
import type { BoardView } from './useBoard';
import { useBoardDialog } from './useBoardDialog';

// Forms and menus are half the weight of the board. They are fetched when it has been shown, so that they open at sea
// without a connection too.
const loadDialogs = () => import('./dialogs/BoardDialogs');
const BoardDialogs = lazyDialog(async () => (await loadDialogs()).BoardDialogs);
const loadMenus = () => import('./menus/BoardMenus');
const BoardMenus = lazyDialog(async () => (await loadMenus()).BoardMenus);

/**
 * A menu opens where its button stood: the button itself may be gone before the menu closes, if somebody else moves the
 * row.
 */
function menuSpot(at: HTMLElement): BoardMenu['spot'] {
  const { bottom, left } = at.getBoundingClientRect();
  return { top: bottom, left };
}

/**
 * Opens menus; the actions are stable as long as what is given is. A menu is rendered piecemeal, so that the press itself
 * is answered at once.
 */
function useBoardMenu({ toggle, mayEdit }: Pick<RowActions, 'toggle' | 'mayEdit'>) {
  const [menu, setMenu] = useState<BoardMenu | null>(null);
  const show = useCallback((next: BoardMenu) => startTransition(() => setMenu(next)), []);
  const rowActions = useMemo<RowActions>(
    () => ({
      openMenu: (id, at) => show({ kind: 'boat', id, spot: menuSpot(at) }),
      openMoveTo: (id, at) => show({ kind: 'moveTo', id, spot: menuSpot(at) }),
      toggle,
      mayEdit,
    }),
    [show, toggle, mayEdit],
  );
  const groupActions = useMemo<GroupActions>(
    () => ({ openMenu: (id: Id, at: HTMLElement) => show({ kind: 'group', id, spot: menuSpot(at) }) }),
    [show],
  );
  const close = useCallback(() => setMenu(null), []);
  return { menu, show, close, rowActions, groupActions };
}

interface DragPreviewProps {
  /** The boat that was picked up. */
  competitor: Id;
  /** How many are being dragged. */
  count: number;
}

/** What the drag shows. */
function DragPreview({ competitor: id, count }: DragPreviewProps) {
  const competitor = useAppSelector((root) => selectShownCompetitor(root, id));
  if (!competitor) return null;
  return (
    <div className="preview" data-many={count > 1 ? '' : undefined}>
      <CompetitorText competitor={competitor} />
      {count > 1 && <b className="many">{boardTexts.boats(count)}</b>}
    </div>
  );
}

/** Moves a group one place to the left or right. */
function useShiftGroup(groups: readonly StartGroupRow[]) {
  const [change] = useChangeStartGroupMutation();
  return async (group: Id, step: 1 | -1) => {
    const answers = await Promise.all(
      shifted(groups, group, step).map(({ id, order }) => change({ id, changes: { order } })),
    );
    if (answers.some(({ error }) => error)) showToast({ kind: 'error', text: groupTexts.failed });
  };
}

interface WorkingBoardProps {
  sailing: SailingRow;
  view: BoardView;
}

/**
 * The board in the hands of an official, or of who records the evening: they add and move boats, and change neither the
 * groups nor what others have entered.
 */
export function WorkingBoard({ sailing, view }: WorkingBoardProps) {
  usePrefetch(loadDialogs);
  usePrefetch(loadMenus);
  const { board, places, columns, groups } = view;
  const { selected, isSelecting, takenWith, toggle, extend, startSelecting, clear } = useSelection(board, columns);
  const { moveBoats, undoChanges, focus } = useBoardMoves({ sailing: sailing.id, columns });
  const isRecorder = useAppSelector(selectIsRecorder);
  const { menu, show, close, rowActions, groupActions } = useBoardMenu({ toggle, mayEdit: !isRecorder });
  const { dialog, show: showDialog, close: closeDialog } = useBoardDialog();
  const openDialog = useCompetitorDialog({ openDialog: showDialog, undoChanges });
  const shiftGroup = useShiftGroup(groups);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // The tick in the box comes first, the bar of actions right after.
  const isBarShown = useDeferredValue(isSelecting);
  const hasClasses = useAppSelector((state) => selectRaceClasses(state, sailing.id).length > 0);
  const again = useSetupAgain(sailing, {
    boats: !isRecorder && view.boatCount === 0,
    groups: !isRecorder && groups.length === 0,
  });
  const nameOf = useNames();
  const store = useAppStore();
  useRefusals(sailing.id, columns);
  const noteSpots = useSettling(scroller, columns);

  const move = (competitors: readonly Id[], place: Place, by: Drag['by']) => {
    noteSpots(competitors, by);
    moveBoats(competitors, place, by === 'keyboard');
    clear();
  };
  const gestures = {
    ...rowActions,
    extend,
    ...(!isRecorder && {
      edit: (id: Id) => openDialog({ kind: 'editBoat', id }),
      remove: (id: Id) => openDialog({ kind: 'deleteBoat', id }),
    }),
  };

  return (
    <RowActionsContext value={rowActions}>
      <GroupActionsContext value={isRecorder ? null : groupActions}>
        <BoardToolbar hasCompetitors={view.boatCount > 0} {...{ isRecorder, again }} onSelect={startSelecting} />
        <RefusedEntries sailing={sailing.id} mended={dialog} onDialog={openDialog} />
        <FirstStep {...{ view, again, isRecorder }} onDialog={openDialog} />
        {!view.isEmpty && (
          <BoardDnd
            places={places}
            placeOf={(competitor) => selectShownGroup(store.getState(), competitor)}
            takenWith={takenWith}
            words={dragWords(columns, nameOf)}
            announce={announce}
            onDrop={move}
            onHold={toggle}
            onTap={rowActions.openMoveTo}
            surface={scroller}
            overlay={(competitor, count) => <DragPreview competitor={competitor} count={count} />}
          >
            <BoardSurface {...{ view, selected, isSelecting, gestures, focus, scroller, setScroller }} />
          </BoardDnd>
        )}
        {isBarShown && (
          <SelectionBar
            count={selected.size}
            onMoveTo={(at) => show({ kind: 'moveSelected', spot: menuSpot(at) })}
            onClass={hasClasses && !isRecorder ? () => openDialog({ kind: 'classOfSelected' }) : undefined}
            onRemove={isRecorder ? undefined : () => openDialog({ kind: 'deleteSelected' })}
            onClear={clear}
          />
        )}
        {menu && (
          <BoardMenus
            {...{ menu, columns, selected, takenWith, isRecorder, show }}
            onMove={(competitors, place) => move(competitors, place, 'keyboard')}
            onToggle={toggle}
            onDialog={openDialog}
            onShiftGroup={(group, step) => void shiftGroup(group, step)}
            onClose={close}
          />
        )}
        {dialog && <BoardDialogs {...{ dialog, sailing, selected }} onSelectedDone={clear} onClose={closeDialog} />}
      </GroupActionsContext>
    </RowActionsContext>
  );
}
