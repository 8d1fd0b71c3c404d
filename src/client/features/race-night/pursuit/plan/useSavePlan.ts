import type { PursuitPlan, SailingRow } from '../../../../../shared/contract/sailings';
import { toFormErrors } from '../../../../api/formErrors';
import { useSetPursuitMutation } from '../../../../api/sailingActions';
import { useChangeSailingMutation } from '../../../../api/sailings';
import type { FormProblems } from '../../../../ui/form/problems';
import type { Counts } from './pursuitValues';

/** Saves which result counts, where that has changed, and then the plan. Answers with what was wrong. */
export function useSavePlan(
  sailing: SailingRow,
): (plan: PursuitPlan, counts: Counts) => Promise<FormProblems | undefined> {
  const [changeSailing] = useChangeSailingMutation();
  const [setPursuit] = useSetPursuitMutation();
  return async (plan, counts) => {
    if (counts !== sailing.result_method) {
      const { error } = await changeSailing({ id: sailing.id, changes: { result_method: counts } });
      if (error) return toFormErrors(error);
    }
    const { error } = await setPursuit({ sailing: sailing.id, plan });
    return error ? toFormErrors(error) : undefined;
  };
}
