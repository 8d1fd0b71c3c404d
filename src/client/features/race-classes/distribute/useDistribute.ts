import { toFormErrors } from '../../../api/formErrors';
import { useUpdateCompetitorMutation } from '../../../api/competitors';
import { selectCompetitor } from '../../../state/entities/selectors';
import { useAppStore } from '../../../state/hooks';
import { showToast } from '../../../ui/toasts';
import { texts } from '../texts';
import { backAgain, type ClassChange } from './distribution';

const { distribute } = texts;

/** Puts boats in their classes, one after the other. Answers with what went wrong; what was done can be taken back in one step. */
export function useDistribute(): (changes: readonly ClassChange[]) => Promise<string | undefined> {
  const [update] = useUpdateCompetitorMutation();
  const store = useAppStore();

  const apply = async (changes: readonly ClassChange[]): Promise<{ done: ClassChange[]; problem?: string }> => {
    const done: ClassChange[] = [];
    for (const change of changes) {
      const { error } = await update({ id: change.competitor, changes: { race_class: change.to } });
      if (error) return { done, problem: distribute.stopped(done.length, changes.length, toFormErrors(error).form ?? distribute.failed) };
      done.push(change);
    }
    return { done };
  };

  const undo = async (changes: readonly ClassChange[]) => {
    const { done, problem } = await apply(backAgain(changes, (id) => selectCompetitor(store.getState(), id)));
    showToast(problem === undefined ? { kind: 'success', text: distribute.undone(done.length) } : { kind: 'error', text: problem });
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
