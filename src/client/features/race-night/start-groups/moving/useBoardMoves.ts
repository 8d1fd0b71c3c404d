import { useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useMoves } from '../../../../changes/moves';
import { showToast } from '../../../../ui/messages/toasts';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts';
import type { Column } from '../columns/column';
import type { Place } from '../dnd/drag';
import type { FocusRequest } from '../rows/useRowFocus';
import { boardTexts } from '../texts';
import { competitorsInWords, useNames } from './dragWords';
import { nextFocus } from './arrivals';
import { OWN_CHANGE_TOPIC, useUndo } from './useUndo';

/** Ctrl+Z, or Cmd+Z, takes back the last own move, and the one before it when pressed again. */
function useUndoKey(undoLast: () => void): void {
  useShortcuts({ undoMove: undoLast });
}

interface BoardMovesOptions {
  sailing: Id;
  columns: readonly Column[];
}

/** Moves boats, says so, and offers to take it back. */
export function useBoardMoves({ sailing, columns }: BoardMovesOptions) {
  const { move } = useMoves();
  const { undoChanges, undoLast } = useUndo(sailing);
  useUndoKey(undoLast);
  const nameOf = useNames();
  const [focus, setFocus] = useState<FocusRequest | null>(null);

  const moveCompetitors = (competitors: readonly Id[], place: Place, keepsFocus: boolean) => {
    const moved = move(
      sailing,
      competitors.map((competitor) => ({ competitor, start_group: place })),
    );
    if (moved.length === 0) return;
    const group = columns.find((column) => column.place === place)?.name ?? boardTexts.ungrouped;
    const say = competitors.length === 1 ? boardTexts.dropped : boardTexts.severalDropped;
    showToast({
      kind: 'success',
      text: say(competitorsInWords(competitors, nameOf), group),
      action: { label: boardTexts.undo, run: () => undoChanges(moved) },
      topics: [OWN_CHANGE_TOPIC, ...moved],
    });
    const next = keepsFocus ? nextFocus(columns, competitors) : null;
    if (next !== null) setFocus({ competitor: next });
  };

  return { moveBoats: moveCompetitors, undoChanges, focus };
}
