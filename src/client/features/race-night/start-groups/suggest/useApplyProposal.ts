import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { errorTexts } from '../../../../../shared/texts/errors';
import { toFormErrors } from '../../../../api/formErrors';
import { ofKind } from '../../../../changes/kinds/registry';
import { onUndo } from '../../../../changes/queue/undo';
import { useMoves } from '../../../../changes/moves';
import { useChangeStartGroupMutation, useCreateStartGroupMutation } from '../../../../api/startGroups';
import { selectStartGroup, selectStartGroups } from '../../../../state/rowSelectors';
import { useAppStore } from '../../../../state/rootState';
import { showToast } from '../../../../ui/messages/toasts';
import { OWN_CHANGE_TOPIC, useUndo } from '../moving/useUndo';
import { changesOf, payloadOf, type Proposal, type ProposedGroup } from './suggestion';
import { takeGroupsBack, type SavedGroup } from './takeGroupsBack';
import { suggestionTexts } from './texts';

/**
 * Makes and changes groups, then moves the boats; all is taken back in one step. Answers with what went wrong, or with
 * nothing.
 */
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

  /** Says what was done, and offers to take it back. `touched`: the groups that were made or changed. */
  function tell(changed: readonly string[], touched: readonly SavedGroup[], count: number): void {
    const takeBack = () => void takeGroupsBack(store, touched, changed);
    const [first] = changed;
    if (first === undefined) {
      const action = touched.length > 0 ? { label: suggestionTexts.undo, run: takeBack } : undefined;
      showToast({
        kind: 'success',
        text: suggestionTexts.doneGroups,
        topics: [OWN_CHANGE_TOPIC],
        ...(action && { action }),
      });
      return;
    }
    if (touched.length > 0) onUndo(store, first, takeBack);
    const moved = ofKind(store.getState().changeHistory, 'move').flatMap(({ id, moves }) =>
      changed.includes(id) ? moves : [],
    );
    const action = { label: suggestionTexts.undo, run: () => undoChanges(changed) };
    showToast({
      kind: 'success',
      text: suggestionTexts.done(moved.length, count),
      action,
      topics: [OWN_CHANGE_TOPIC, ...changed],
    });
  }

  return async ({ groups }) => {
    const ids: Id[] = [];
    const touched: SavedGroup[] = [];
    for (const group of groups) {
      const answer = await save(group);
      if ('problem' in answer) return suggestionTexts.stopped(ids.length, groups.length, answer.problem);
      ids.push(answer.id);
      const saved = selectStartGroup(store.getState(), answer.id);
      const isTouched = group.existing === null || changesOf(group) !== null;
      if (saved && isTouched) touched.push({ name: group.name, before: group.existing, saved });
    }
    const moves = groups.flatMap(({ boats: competitors }, index) =>
      competitors.map(({ id }) => ({ competitor: id, start_group: ids[index] ?? null })),
    );
    tell(move(sailing.id, moves), touched, groups.length);
    return undefined;
  };
}
