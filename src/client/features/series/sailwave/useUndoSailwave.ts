import type { Id } from '../../../../shared/contract/common';
import { useUndoBlwMutation } from '../../../api/blwImports';
import { toFormErrors, wordsOfConflict } from '../../../api/formErrors';
import { showToast } from '../../../ui/messages/toasts';
import { sailwaveTexts } from './texts';

/** Why a series could not be taken away again. */
export const undoProblem = (error: unknown): string =>
  wordsOfConflict(error) ?? toFormErrors(error).form ?? sailwaveTexts.undoFailed;

/** Takes away a series that came from Sailwave, and says how it went. */
export function useUndoSailwave(): (serie: { id: Id; name: string }) => Promise<boolean> {
  const [undo] = useUndoBlwMutation();
  return async ({ id, name }) => {
    const { error } = await undo(id);
    showToast(
      error
        ? { kind: 'error', text: undoProblem(error) }
        : { kind: 'success', text: sailwaveTexts.undone(name), topics: ['sailwave'] },
    );
    return error === undefined;
  };
}
