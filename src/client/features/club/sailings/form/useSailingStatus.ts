import type { Id } from '../../../../../shared/contract/common';
import type { SailingStatus } from '../../../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../../../shared/texts/labels';
import { errorTexts } from '../../../../../shared/texts/validation';
import { toFormErrors } from '../../../../api/formErrors';
import { useChangeSailingMutation } from '../../../../api/sailings';
import { showToast } from '../../../../ui/messages/toasts';
import { sailingTexts } from '../texts';

interface StatusChange {
  isSaving: boolean;
  change: (sailing: Id, to: SailingStatus) => Promise<void>;
}

/** Takes a sailing to another status and says how it went. */
export function useSailingStatus(): StatusChange {
  const [save, { isLoading }] = useChangeSailingMutation();
  const change = async (id: Id, status: SailingStatus) => {
    const { error } = await save({ id, changes: { status } });
    if (!error) {
      showToast({ kind: 'success', text: sailingTexts.statusSaved(SAILING_STATUS_LABELS[status]) });
      return;
    }
    const { fields, form } = toFormErrors(error);
    showToast({ kind: 'error', text: fields.status ?? form ?? errorTexts.unexpected });
  };
  return { isSaving: isLoading, change };
}
