import type { Id } from '../../../../shared/contract/common';
import { toFormErrors } from '../../../api/formErrors';
import { useCopySailingMutation } from '../../../api/sailingActions';
import { useChangeSailingMutation } from '../../../api/sailings';
import { showToast } from '../../../ui/messages/toasts';
import { serieSailingTexts } from './texts';

interface SerieSailings {
  isCopying: boolean;
  copy: (sailing: Id) => Promise<void>;
  /** Takes the sailing out of the serie; for a while it can be undone. */
  leave: (sailing: { id: Id; name: string }, serie: Id) => Promise<void>;
}

/** What is done to the sailings of a serie without a form, and how it went. */
export function useSerieSailings(): SerieSailings {
  const [copySailing, { isLoading }] = useCopySailingMutation();
  const [change] = useChangeSailingMutation();
  const tellProblem = (error: unknown, otherwise: string) =>
    showToast({ kind: 'error', text: toFormErrors(error).form ?? otherwise });
  const put = async (id: Id, serie: Id | null) => {
    const { error } = await change({ id, changes: { serie } });
    if (error) tellProblem(error, serieSailingTexts.failed);
    return !error;
  };
  return {
    isCopying: isLoading,
    copy: async (sailing) => {
      const { error } = await copySailing(sailing);
      if (error) tellProblem(error, serieSailingTexts.copyFailed);
      else showToast({ kind: 'success', text: serieSailingTexts.copied });
    },
    leave: async ({ id, name }, serie) => {
      if (!(await put(id, null))) return;
      showToast({
        kind: 'success',
        text: serieSailingTexts.left(name),
        action: { label: serieSailingTexts.undo, run: () => void put(id, serie) },
      });
    },
  };
}
