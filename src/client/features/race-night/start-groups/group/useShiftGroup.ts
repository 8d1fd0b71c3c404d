import type { Id } from '../../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { useChangeStartGroupMutation } from '../../../../api/startGroups';
import { showToast } from '../../../../ui/messages/toasts';
import { shifted } from './groupValues';
import { groupTexts } from './texts';

/** Moves a group one place to the left or right. */
export function useShiftGroup(groups: readonly StartGroupRow[]) {
  const [change] = useChangeStartGroupMutation();
  return async (group: Id, step: 1 | -1) => {
    const answers = await Promise.all(
      shifted(groups, group, step).map(({ id, order }) => change({ id, changes: { order } })),
    );
    if (answers.some(({ error }) => error)) showToast({ kind: 'error', text: groupTexts.failed });
  };
}
