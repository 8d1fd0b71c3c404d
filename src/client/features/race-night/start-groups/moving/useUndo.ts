import { useCallback } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useMoves } from '../../../../changes/moves';
import { selectIsUndoable, selectLastUndoable, selectOfSamePress } from '../../../../changes/queue/selectors';
import { useAppStore, type RootState } from '../../../../state/rootState';
import { selectIsRecorder } from '../../../../state/session';
import { announce } from '../../../../ui/messages/LiveRegion';
import { showToast } from '../../../../ui/messages/toasts';
import { boardTexts } from '../texts';

/** Only the user's last change and its undo are shown: a pile of toasts would cover the board. */
export const OWN_CHANGE_TOPIC = 'own change';

function undoneText({ changeHistory }: RootState, ids: readonly string[]): string {
  const kinds = new Set(changeHistory.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind));
  return kinds.has('entry') ? boardTexts.entriesUndone(ids.length) : boardTexts.undone;
}

/**
 * Takes the user's own moves and entries back, each at most once. The server refuses what somebody has built on, and
 * that is reported like any refusal.
 */
export function useUndo(sailing: Id) {
  const { undo } = useMoves();
  const store = useAppStore();

  const undoChanges = useCallback(
    (ids: readonly string[]) => {
      const left = ids.filter((id) => selectIsUndoable(store.getState(), id));
      if (left.length === 0) {
        announce(boardTexts.nothingToUndo);
        return;
      }
      const text = undoneText(store.getState(), left);
      undo(left);
      showToast({ kind: 'success', text, topics: [OWN_CHANGE_TOPIC] });
    },
    [store, undo],
  );
  const undoLast = useCallback(() => {
    const state = store.getState();
    // Who records the evening enters boats, and removes none.
    const mayRemove = !selectIsRecorder(state);
    const last = selectLastUndoable(
      state,
      'board',
      (done) => done.sailing === sailing && (mayRemove || done.kind !== 'entry'),
    );
    undoChanges(last === undefined ? [] : selectOfSamePress(state, last));
  }, [store, sailing, undoChanges]);

  return { undoChanges, undoLast };
}
