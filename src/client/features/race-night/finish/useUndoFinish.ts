import { useCallback } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { useDeleteCompetitorMutation } from '../../../api/competitors';
import { useFinishes } from '../../../changes/finishes';
import { ofKind } from '../../../changes/kinds/registry';
import { toFormErrors } from '../../../api/formErrors';
import { selectShownCompetitor } from '../../../changes/shownCompetitors';
import { selectIsUndoable, selectLastUndoable } from '../../../changes/queue/selectors';
import { useAppStore, type RootState } from '../../../state/rootState';
import { announce } from '../../../ui/messages/LiveRegion';
import { showToast } from '../../../ui/messages/toasts';
import { finishTexts } from './texts';

/** Unknown boats that the change has made: taken back, they are gone. */
function createdCompetitors(state: RootState, change: string): Id[] {
  const done = ofKind(state.changeHistory, 'finish').find(({ id, saved }) => id === change && saved !== null);
  return (done?.finishes ?? []).flatMap(({ competitor, base }) =>
    competitor !== null && base === null && selectShownCompetitor(state, competitor)?.is_unmatched ? [competitor] : [],
  );
}

/**
 * Takes own finishes back, each at most once. The server refuses what somebody has built on; that is shown like any
 * refusal.
 */
export function useUndoFinish(sailing: Id) {
  const { undo } = useFinishes();
  const [remove] = useDeleteCompetitorMutation();
  const store = useAppStore();

  const undoFinishes = useCallback(
    async (ids: readonly string[]) => {
      const left = ids.filter((id) => selectIsUndoable(store.getState(), id));
      if (left.length === 0) {
        announce(finishTexts.nothingToUndo);
        return;
      }
      for (const id of left.toReversed()) {
        const made = createdCompetitors(store.getState(), id);
        if (made.length === 0) undo([id]);
        for (const competitor of made) {
          const { error } = await remove(competitor);
          const text = error && toFormErrors(error).form;
          if (text) showToast({ kind: 'error', text });
        }
      }
      announce(finishTexts.undone);
    },
    [store, undo, remove],
  );
  const undoLast = useCallback(() => {
    const last = selectLastUndoable(store.getState(), 'finish', (done) => done.sailing === sailing);
    void undoFinishes(last === undefined ? [] : [last]);
  }, [store, sailing, undoFinishes]);

  return { undoFinishes, undoLast };
}
