import Alert from '@mui/material/Alert';
import { useDeferredValue, useState } from 'react';
import type { Id } from '../../../shared/contract/common';
import type { SailingRow } from '../../../shared/contract/sailings';
import { selectShownGroup } from '../../state/entities/selectors';
import { useAppStore } from '../../state/hooks';
import { announce } from '../../ui/announcements';
import { BoardStatus } from './BoardStatus';
import { BoardSurface } from './BoardSurface';
import { BoardToolbar } from './BoardToolbar';
import { GroupActionsContext } from './columns/GroupActions';
import { LazyDialogs } from './dialogs/LazyDialogs';
import { useBoardDialog } from './dialogs/useBoardDialog';
import { BoardDnd } from './dnd/BoardDnd';
import { EmptyBoard } from './EmptyBoard';
import { useShiftGroup } from './group/useShiftGroup';
import { BoardMenus } from './menus/BoardMenus';
import { menuSpot } from './menus/boardMenu';
import { useBoardMenu } from './menus/useBoardMenu';
import { dragWords } from './moving/dragWords';
import { useBoardMoves } from './moving/useBoardMoves';
import { useNames } from './moving/useNames';
import { useRefusals } from './moving/useRefusals';
import { DragPreview } from './rows/DragPreview';
import { RowActionsContext } from './rows/RowActions';
import { BoatSearch } from './search/BoatSearch';
import { SelectionBar } from './selection/SelectionBar';
import { useSelection } from './selection/useSelection';
import { useBoard } from './useBoard';

export interface BoardProps {
  sailing: SailingRow;
  /** Why nothing can be changed here; null where it can. */
  readOnlyReason: string | null;
}

/** The start groups as columns, and the boats that are moved between them. */
export function Board({ sailing, readOnlyReason }: BoardProps) {
  const mayChange = readOnlyReason === null;
  const { board, places, columns, groups, hits, search, boatCount } = useBoard(sailing.id);
  const selection = useSelection(board, columns);
  const { moveBoats, focus } = useBoardMoves({ sailing: sailing.id, columns, mayUndo: mayChange });
  const { menu, show, close, rowActions, groupActions } = useBoardMenu(selection.toggle);
  const { dialog, openDialog, closeDialog } = useBoardDialog();
  const shiftGroup = useShiftGroup(groups);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // The tick in the box comes first, the bar that tells what can be done right after.
  const isBarShown = useDeferredValue(selection.isSelecting && mayChange);
  const nameOf = useNames();
  const store = useAppStore();
  useRefusals(columns);

  const move = (boats: readonly Id[], place: Id | null, keepsFocus: boolean) => {
    moveBoats(boats, place, keepsFocus);
    selection.clear();
  };
  const gestures = mayChange && {
    ...rowActions,
    extend: selection.extend,
    edit: (id: Id) => openDialog({ kind: 'editBoat', id }),
    remove: (id: Id) => openDialog({ kind: 'removeBoat', id }),
  };
  const add = { addBoat: () => openDialog({ kind: 'addBoat' }), addGroup: () => openDialog({ kind: 'addGroup' }) };

  return (
    <RowActionsContext value={mayChange ? rowActions : null}>
      <GroupActionsContext value={mayChange ? groupActions : null}>
        {boatCount > 0 && (
          <div className="search">
            <BoatSearch onQuery={search} />
            <BoardStatus boatCount={boatCount} ungroupedCount={columns[0]?.count ?? 0} hitCount={hits?.size ?? null} />
          </div>
        )}
        {mayChange && <BoardToolbar onSelect={selection.startSelecting} />}
        {readOnlyReason !== null && (
          <Alert className="notice" severity="info">
            {readOnlyReason}
          </Alert>
        )}
        <EmptyBoard boatCount={boatCount} groupCount={groups.length} actions={mayChange ? add : null} />
        {boatCount + groups.length > 0 && (
          <BoardDnd
            places={places}
            placeOf={(boat) => selectShownGroup(store.getState(), boat)}
            takenWith={selection.takenWith}
            words={dragWords(columns, nameOf)}
            announce={announce}
            onDrop={(boats, place, by) => move(boats, place, by === 'keyboard')}
            onHold={selection.toggle}
            onTap={rowActions.openMoveTo}
            surface={scroller}
            isDisabled={!mayChange}
            overlay={(boat, count) => <DragPreview boat={boat} count={count} />}
          >
            <BoardSurface
              sailing={sailing.id}
              board={board}
              hits={hits}
              selected={selection.selected}
              isSelecting={selection.isSelecting}
              gestures={gestures || null}
              focus={focus}
              scroller={scroller}
              setScroller={setScroller}
            />
          </BoardDnd>
        )}
        {isBarShown && (
          <SelectionBar
            count={selection.selected.size}
            onMoveTo={(at) => show({ kind: 'moveSelected', spot: menuSpot(at) })}
            onClear={selection.clear}
          />
        )}
        {menu && (
          <BoardMenus
            menu={menu}
            columns={columns}
            selected={selection.selected}
            takenWith={selection.takenWith}
            show={show}
            onMove={(boats, place) => move(boats, place, true)}
            onToggle={selection.toggle}
            onDialog={openDialog}
            onShiftGroup={(group, step) => void shiftGroup(group, step)}
            onClose={close}
          />
        )}
        <LazyDialogs dialog={mayChange ? dialog : null} sailing={sailing} onClose={closeDialog} />
      </GroupActionsContext>
    </RowActionsContext>
  );
}
