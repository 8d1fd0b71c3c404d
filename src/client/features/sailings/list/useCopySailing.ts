import type { Id } from '../../../../shared/contract/common';
import { toFormErrors } from '../../../api/formErrors';
import { useCopySailingMutation } from '../../../api/sailingActions';
import { showToast } from '../../../ui/toasts';
import { texts } from '../texts';

/** Makes a new sailing of one that is there, and says how it went. */
export function useCopySailing(): (sailing: Id) => Promise<void> {
  const [copy] = useCopySailingMutation();
  return async (sailing) => {
    const { error } = await copy(sailing);
    if (error) showToast({ kind: 'error', text: toFormErrors(error).form ?? texts.copyFailed });
    else showToast({ kind: 'success', text: texts.copied });
  };
}
