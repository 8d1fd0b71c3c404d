import { useCallback, useMemo, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { BoardColumn } from '../../../../changes/board';
import type { Column } from '../columns/column';
import { extended, NOTHING_SELECTED, present, toggled } from './selection';

/**
 * The boats that are chosen. A phone has no Shift and no Ctrl: there a mode is switched on, by "Välj" or by holding a
 * row down. `board` is all boats, `columns` those that the search lets through.
 */
export function useSelection(board: readonly BoardColumn[], columns: readonly Column[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [isSelecting, setSelecting] = useState(false);

  const everyCompetitor = useMemo(() => new Set(board.flatMap(({ competitorIds }) => competitorIds)), [board]);
  const existing = useMemo(() => present(selection, (id) => everyCompetitor.has(id)), [selection, everyCompetitor]);
  const toggle = useCallback((id: Id) => setSelection((before) => toggled(before, id)), []);
  const startSelecting = useCallback(() => setSelecting(true), []);
  const columnOf = (id: Id) => columns.find(({ ids }) => ids.includes(id))?.ids ?? [];

  return {
    selected: existing.ids,
    isSelecting: isSelecting || existing.ids.size > 0,
    startSelecting,
    toggle,
    extend: (id: Id) => setSelection((before) => extended(before, id, columnOf(id))),
    clear: () => {
      setSelection(NOTHING_SELECTED);
      setSelecting(false);
    },
    /** Everything that is taken together with a boat, in the order of the board. */
    takenWith: (id: Id) => (existing.ids.has(id) ? [...everyCompetitor].filter((one) => existing.ids.has(one)) : [id]),
  };
}
