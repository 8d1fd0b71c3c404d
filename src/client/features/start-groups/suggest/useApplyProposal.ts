import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { errorTexts } from '../../../../shared/texts/errors';
import { toFormErrors } from '../../../api/formErrors';
import { useMoves } from '../../../api/moves';
import { useChangeStartGroupMutation, useCreateStartGroupMutation } from '../../../api/startGroups';
import { selectStartGroups } from '../../../state/entities/selectors';
import { useAppStore } from '../../../state/hooks';
import { showToast } from '../../../ui/toasts';
import { OWN_CHANGE_TOPIC } from '../moving/ownChangeTopic';
import { useUndo } from '../moving/useUndo';
import { changesOf, payloadOf, type Proposal, type ProposedGroup } from './suggestion';
import { texts } from './texts';

/** Makes and changes groups, then moves the boats; the moves are taken back in one step. Answers with what went wrong, or with nothing. */
export function useApplyProposal(sailing: SailingRow): (proposal: Proposal) => Promise<string | undefined> {
  const [create] = useCreateStartGroupMutation();
  const [change] = useChangeStartGroupMutation();
  const { move } = useMoves();
  const { undoChanges } = useUndo(sailing.id);
  const store = useAppStore();

  async function save(group: ProposedGroup): Promise<{ id: Id } | { problem: string }> {
    const changes = changesOf(group);
    if (group.existing && !changes) return { id: group.existing.id };
    const { data, error } =
      group.existing && changes
        ? await change({ id: group.existing.id, changes })
        : await create(payloadOf(group, selectStartGroups(store.getState(), sailing.id), sailing));
    return data === undefined ? { problem: toFormErrors(error).form ?? errorTexts.unexpected } : { id: data };
  }

  return async ({ groups }) => {
    const ids: Id[] = [];
    for (const group of groups) {
      const saved = await save(group);
      if ('problem' in saved) return texts.stopped(ids.length, groups.length, saved.problem);
      ids.push(saved.id);
    }
    const moves = groups.flatMap(({ boats }, index) => boats.map(({ id }) => ({ competitor: id, start_group: ids[index] ?? null })));
    const changed = move(sailing.id, moves);
    const moved = store.getState().changeHistory.flatMap((done) => (changed.includes(done.id) && done.kind === 'move' ? done.moves : []));
    const action = { label: texts.undo, run: () => undoChanges(changed) };
    if (changed.length === 0) showToast({ kind: 'success', text: texts.doneGroups });
    else showToast({ kind: 'success', text: texts.done(moved.length, groups.length), action, topic: OWN_CHANGE_TOPIC });
    return undefined;
  };
}
