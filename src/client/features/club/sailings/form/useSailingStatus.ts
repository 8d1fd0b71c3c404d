import type { Id } from '../../../../../shared/contract/common';
import type { SailingStatus } from '../../../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../../../shared/texts/labels';
import { errorTexts } from '../../../../../shared/texts/errors';
import { toFormErrors } from '../../../../api/formErrors';
import { useChangeSailingMutation } from '../../../../api/sailings';
import { showToast } from '../../../../ui/messages/toasts';
import { sailingTexts } from '../texts';

interface StatusChange {
  isSaving: boolean;
  change: (sailing: Id, to: SailingStatus) => Promise<void>;
}

/** Says that a status was changed. */
export const tellStatus = (status: SailingStatus): void =>
  showToast({ kind: 'success', text: sailingTexts.statusSaved(SAILING_STATUS_LABELS[status]) });

/** Says why a status could not be changed. */
export function tellProblem(error: unknown): void {
  const { fields, form } = toFormErrors(error);
  showToast({ kind: 'error', text: fields['status'] ?? form ?? errorTexts.unexpected });
}

/** Takes a sailing to another status and says how it went. `useFinishSailing` is for the last one, which asks. */
export function useSailingStatus(): StatusChange {
  const [save, { isLoading }] = useChangeSailingMutation();
  const change = async (id: Id, status: SailingStatus) => {
    const { error } = await save({ id, changes: { status } });
    if (error) tellProblem(error);
    else tellStatus(status);
  };
  return { isSaving: isLoading, change };
}
