import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState, useEffect } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import { useMeQuery } from '../../../api/auth';
import type { BoardColumn } from '../../../changes/board';
import { useInTurn } from '../../../ui/states/InSlices';
import { visuallyHidden } from '../../../ui/styles';
import { GroupChips } from './columns/GroupChips';
import { GroupColumn } from './columns/GroupColumn';
import { toBoardColumns, withFirst } from './columns/column';
import { useColumnInView } from './columns/useColumnInView';
import { useIsLifted } from './dnd/handStore';
import { arrivalsBetween, standingOf, type Arrival } from './moving/arrivals';
import { useRemoteNews } from './moving/useRemoteNews';
import { BoardMarksContext } from './rows/BoardMarks';
import type { FocusRequest } from './rows/useRowFocus';
import { useRowGestures, type RowGestures } from './rows/useRowGestures';
import { boardTexts } from './texts';
import type { BoardView } from './useBoard';

/** As long as the row is marked; the movement itself takes a fifth of it. */
const MARK_MS = 1_000;
const NONE: readonly Arrival[] = [];

/** Boats that somebody else has just moved, for a moment. */
function useArrivals(board: readonly BoardColumn[], rows: readonly Competitor[]): readonly Arrival[] {
  const now = useMemo(() => standingOf(board, rows), [board, rows]);
  const [seen, setSeen] = useState({ standing: now, arrivals: NONE });
  if (seen.standing !== now) {
    const fresh = arrivalsBetween(seen.standing, now);
    setSeen({ standing: now, arrivals: fresh.length > 0 ? fresh : seen.arrivals });
  }

  useEffect(() => {
    if (seen.arrivals === NONE) return;
    const timer = setTimeout(() => setSeen(({ standing }) => ({ standing, arrivals: NONE })), MARK_MS);
    return () => clearTimeout(timer);
  }, [seen.arrivals]);

  return seen.arrivals;
}

/** The boats alone, as rows ask for them. */
function useArrivedCompetitors(arrivals: readonly Arrival[]): ReadonlySet<Id> {
  return useMemo(() => new Set(arrivals.map(({ boat: competitor }) => competitor)), [arrivals]);
}

/** Whether a finger or a mouse button is down on the element. */
function usePressed(element: HTMLElement | null): boolean {
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    if (!element) return;
    // Another button opens the system's menu, which keeps its own release to itself.
    const down = ({ button }: PointerEvent) => setPressed(button === 0);
    const up = () => setPressed(false);
    element.addEventListener('pointerdown', down, true);
    // A scroll takes over the touch with pointercancel: from then on the row is no longer under the finger.
    for (const name of ENDS) window.addEventListener(name, up, true);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      for (const name of ENDS) window.removeEventListener(name, up, true);
    };
  }, [element]);

  return pressed;
}

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const;

/** The value as it was when `hold` began: nothing moves under a hand. */
function useHeld<T>(value: T, hold: boolean): T {
  const [held, setHeld] = useState(value);
  if (!hold && held !== value) setHeld(value);
  return hold ? held : value;
}

/** One column at a time, with a row of chips for all of them. */
const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** From this many rows on, only the visible ones are in the document. */
const VIRTUAL_FROM = 100;

interface BoardSurfaceProps {
  view: BoardView;
  selected: ReadonlySet<Id>;
  isSelecting: boolean;
  /** null where the board is read-only. */
  gestures: RowGestures | null;
  focus: FocusRequest | null;
  scroller: HTMLElement | null;
  setScroller: (element: HTMLElement | null) => void;
}

/**
 * The columns and their chips; a reader finds their own boat first. While a hand is on the board they stay as they are,
 * whatever others do.
 */
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

  const arrivals = useArrivals(shown.board, shown.rows);
  const arrived = useArrivedCompetitors(arrivals);

  const isVirtual = shown.rows.length >= VIRTUAL_FROM;
  const reader = useMeQuery().data?.sailor?.id ?? null;
  const marks = useMemo(
    () => ({ selected, arrived, reader, focus, helpId, isVirtual }),
    [selected, arrived, reader, focus, helpId, isVirtual],
  );
  const own = reader === null ? null : (shown.rows.find(({ sailor }) => sailor === reader)?.id ?? null);
  const first = isReadOnly ? own : null;
  const columns = useMemo(() => withFirst(toBoardColumns(shown.board, hits), first), [shown.board, hits, first]);
  useRemoteNews(arrivals, columns);
  const due = useInTurn(columns.length);
  const { place, jumpTo } = useColumnInView(isNarrow ? scroller : null, { columns, own });
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
