import { useDeferredValue, useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { selectRaceClasses } from '../../../state/rowSelectors';
import { selectShownGroup } from '../../../changes/shownCompetitors';
import { useAppSelector, useAppStore } from '../../../state/hooks';
import { announce } from '../../../ui/messages/LiveRegion';
import { BoardSurface } from './BoardSurface';
import { BoardToolbar } from './BoardToolbar';
import { RefusedEntries } from './competitor/RefusedEntries';
import { useCompetitorDialog } from './competitor/useCompetitorDialog';
import { GroupActionsContext } from './columns/GroupActions';
import { LazyDialogs } from './dialogs/LazyDialogs';
import { useBoardDialog } from './useBoardDialog';
import { BoardDnd } from './dnd/BoardDnd';
import type { Place } from './dnd/drag';
import { FirstStep } from './EmptyBoard';
import { useShiftGroup } from './group/useShiftGroup';
import { menuSpot } from './menus/boardMenu';
import { LazyMenus } from './menus/LazyMenus';
import { useBoardMenu } from './menus/useBoardMenu';
import { dragWords } from './moving/dragWords';
import { useBoardMoves } from './moving/useBoardMoves';
import { useNames } from './moving/useNames';
import { useRefusals } from './moving/useRefusals';
import { DragPreview } from './rows/DragPreview';
import { RowActionsContext } from './rows/RowActions';
import { SelectionBar } from './selection/SelectionBar';
import { useSelection } from './selection/useSelection';
import type { BoardView } from './useBoard';

interface WorkingBoardProps {
  sailing: SailingRow;
  view: BoardView;
}

/** The board in an official's hands. */
export function WorkingBoard({ sailing, view }: WorkingBoardProps) {
  const { board, places, columns, groups } = view;
  const { selected, isSelecting, takenWith, toggle, extend, startSelecting, clear } = useSelection(board, columns);
  const { moveBoats, undoChanges, focus } = useBoardMoves({ sailing: sailing.id, columns });
  const { menu, show, close, rowActions, groupActions } = useBoardMenu(toggle);
  const { dialog, show: showDialog, close: closeDialog } = useBoardDialog();
  const openDialog = useCompetitorDialog({ openDialog: showDialog, undoChanges });
  const shiftGroup = useShiftGroup(groups);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // The tick in the box comes first, the bar that tells what can be done right after.
  const isBarShown = useDeferredValue(isSelecting);
  const hasClasses = useAppSelector((state) => selectRaceClasses(state, sailing.id).length > 0);
  const nameOf = useNames();
  const store = useAppStore();
  useRefusals(sailing.id, columns);

  const move = (competitors: readonly Id[], place: Place, keepsFocus: boolean) => {
    moveBoats(competitors, place, keepsFocus);
    clear();
  };
  const gestures = {
    ...rowActions,
    extend,
    edit: (id: Id) => openDialog({ kind: 'editBoat', id }),
    remove: (id: Id) => openDialog({ kind: 'deleteBoat', id }),
  };

  return (
    <RowActionsContext value={rowActions}>
      <GroupActionsContext value={groupActions}>
        <BoardToolbar hasCompetitors={view.boatCount > 0} onSelect={startSelecting} />
        <RefusedEntries sailing={sailing.id} mended={dialog} onDialog={openDialog} />
        <FirstStep view={view} onDialog={openDialog} />
        {!view.isEmpty && (
          <BoardDnd
            places={places}
            placeOf={(competitor) => selectShownGroup(store.getState(), competitor)}
            takenWith={takenWith}
            words={dragWords(columns, nameOf)}
            announce={announce}
            onDrop={(competitors, place, by) => move(competitors, place, by === 'keyboard')}
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
            onClass={hasClasses ? () => openDialog({ kind: 'classOfSelected' }) : undefined}
            onRemove={() => openDialog({ kind: 'deleteSelected' })}
            onClear={clear}
          />
        )}
        <LazyMenus
          {...{ menu, columns, selected, takenWith, show }}
          onMove={(competitors, place) => move(competitors, place, true)}
          onToggle={toggle}
          onDialog={openDialog}
          onShiftGroup={(group, step) => void shiftGroup(group, step)}
          onClose={close}
        />
        <LazyDialogs {...{ dialog, sailing, selected }} onSelectedDone={clear} onClose={closeDialog} />
      </GroupActionsContext>
    </RowActionsContext>
  );
}
