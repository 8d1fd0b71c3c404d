import type { Id } from '../../../../../shared/contract/common';
import { toFormErrors } from '../../../../api/formErrors';
import { useCopySailingMutation } from '../../../../api/sailingActions';
import { showToast } from '../../../../ui/messages/toasts';
import { sailingTexts } from '../texts';

/** Makes a new sailing of one that is there, says how it went, and leads on: a copy has the day of its original. */
export function useCopySailing(onEdit: (copy: Id) => void): (sailing: Id) => Promise<void> {
  const [copy] = useCopySailingMutation();
  return async (sailing) => {
    const { data, error } = await copy(sailing);
    if (error) showToast({ kind: 'error', text: toFormErrors(error).form ?? sailingTexts.copyFailed });
    else
      showToast({
        kind: 'success',
        text: sailingTexts.copied,
        action: { label: sailingTexts.editCopy, run: () => onEdit(data) },
      });
  };
}
