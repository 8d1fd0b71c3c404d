import { useId, useMemo } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { useMeQuery } from '../../../api/auth';
import { useInTurn } from '../../../ui/states/InSlices';
import { visuallyHidden } from '../../../ui/styles';
import { toBoardColumns } from './columns/column';
import { GroupChips } from './columns/GroupChips';
import { GroupColumn } from './columns/GroupColumn';
import { useColumnInView } from './columns/useColumnInView';
import { useIsLifted } from './dnd/HandContext';
import { usePressed } from './dnd/usePressed';
import { useArrivals, useArrivedCompetitors } from './moving/useArrivals';
import { useRemoteNews } from './moving/useRemoteNews';
import { BoardMarksContext } from './rows/BoardMarks';
import type { FocusRequest } from './rows/useRowFocus';
import { useRowGestures, type RowGestures } from './rows/useRowGestures';
import { boardTexts } from './texts';
import type { BoardView } from './useBoard';
import { useHeld } from './useHeld';
import { useIsNarrow } from './useIsNarrow';

/** From here on only the rows that are seen are in the document. */
const VIRTUAL_FROM = 100;

interface BoardSurfaceProps {
  view: BoardView;
  selected: ReadonlySet<Id>;
  isSelecting: boolean;
  /** null where the board is read only. */
  gestures: RowGestures | null;
  focus: FocusRequest | null;
  scroller: HTMLElement | null;
  setScroller: (element: HTMLElement | null) => void;
}

/** The columns and their chips. While a hand is on the board they stay as they are, whatever others do. */
export function BoardSurface({ view, ...props }: BoardSurfaceProps) {
  const { selected, isSelecting, focus, scroller, setScroller } = props;
  const { board, rows, hits } = view;
  const isReadOnly = props.gestures === null;
  const helpId = useId();
  const isNarrow = useIsNarrow();

  const isLifted = useIsLifted();
  const isHeld = usePressed(scroller) || isLifted;
  const live = useMemo(() => ({ board, rows }), [board, rows]);
  const shown = useHeld(live, isHeld);
  const columns = useMemo(() => toBoardColumns(shown.board, hits), [shown.board, hits]);

  const arrivals = useArrivals(shown.board, shown.rows);
  const arrived = useArrivedCompetitors(arrivals);
  useRemoteNews(arrivals, columns);

  const isVirtual = shown.rows.length >= VIRTUAL_FROM;
  const reader = useMeQuery().data?.sailor?.id ?? null;
  const marks = useMemo(
    () => ({ selected, arrived, reader, focus, helpId, isVirtual }),
    [selected, arrived, reader, focus, helpId, isVirtual],
  );
  const due = useInTurn(columns.length);
  const { place, jumpTo } = useColumnInView(isNarrow ? scroller : null, columns);
  const gestures = useRowGestures(props.gestures, isSelecting);

  return (
    <BoardMarksContext value={marks}>
      {isNarrow && <GroupChips columns={columns} shown={place} onJump={jumpTo} />}
      <div ref={setScroller} className="columns" data-selecting={isSelecting ? '' : undefined} {...gestures}>
        {columns.map((column, at) => (
          <GroupColumn
            key={column.place}
            {...column}
            isReadOnly={isReadOnly}
            isDue={at < due}
            hasBoats={shown.rows.length > 0}
          />
        ))}
      </div>
      <p id={helpId} style={visuallyHidden}>
        {boardTexts.dragHelp}
      </p>
    </BoardMarksContext>
  );
}
