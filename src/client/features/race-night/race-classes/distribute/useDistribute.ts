import { backAgain, useClassChanges, type ClassChange } from '../../../../api/classChanges';
import { selectShownCompetitor } from '../../../../changes/shownCompetitors';
import { useAppStore } from '../../../../state/rootState';
import { showToast } from '../../../../ui/messages/toasts';
import { raceClassTexts } from '../texts';

const { distribute } = raceClassTexts;

/**
 * Puts boats in their classes, one after the other. Answers with what went wrong; what was done can be taken back in
 * one step.
 */
export function useDistribute(): (changes: readonly ClassChange[]) => Promise<string | undefined> {
  const change = useClassChanges();
  const store = useAppStore();

  const apply = async (changes: readonly ClassChange[]): Promise<{ done: ClassChange[]; problem?: string }> => {
    const { done, problem } = await change(changes);
    return problem === undefined
      ? { done }
      : { done, problem: distribute.stopped(done.length, changes.length, problem || distribute.failed) };
  };

  const undo = async (changes: readonly ClassChange[]) => {
    const { done, problem } = await apply(backAgain(changes, (id) => selectShownCompetitor(store.getState(), id)));
    showToast(
      problem === undefined
        ? { kind: 'success', text: distribute.undone(done.length) }
        : { kind: 'error', text: problem },
    );
  };

  return async (changes) => {
    const { done, problem } = await apply(changes);
    if (done.length > 0) {
      const action = { label: distribute.undo, run: () => void undo(done) };
      showToast({ kind: 'success', text: distribute.done(done.length), action });
    }
    return problem;
  };
}
