import { useCallback } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { useMoves } from '../../../api/moves';
import { selectIsUndoable, selectLastUndoable } from '../../../state/entities/selectors';
import { useAppStore } from '../../../state/hooks';
import { announce } from '../../../ui/announcements';
import { showToast } from '../../../ui/toasts';
import { texts } from '../texts';
import { MOVE_TOPIC } from './moveTopic';

/** Takes own moves back, each at most once. A move that somebody has built on is refused by the server, and told like any refusal. */
export function useUndo(sailing: Id) {
  const { undo } = useMoves();
  const store = useAppStore();

  const undoMoves = useCallback(
    (ids: readonly string[]) => {
      const left = ids.filter((id) => selectIsUndoable(store.getState(), id));
      if (left.length === 0) {
        announce(texts.nothingToUndo);
        return;
      }
      undo(left);
      showToast({ kind: 'success', text: texts.undone, topic: MOVE_TOPIC });
    },
    [store, undo],
  );
  const undoLast = useCallback(() => {
    const last = selectLastUndoable(store.getState(), sailing);
    undoMoves(last === undefined ? [] : [last]);
  }, [store, sailing, undoMoves]);

  return { undoMoves, undoLast };
}
