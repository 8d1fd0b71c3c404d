import type { Id } from '../../../../shared/contract/common';
import { useUndoImportMutation } from '../../../api/entryImports';
import { toFormErrors, wordsOfConflict } from '../../../api/formErrors';
import { showToast } from '../../../ui/messages/toasts';
import { importTexts } from './texts';

/** Why an import could not be taken back; the server names the boat that stops it. */
export const undoProblem = (error: unknown): string =>
  wordsOfConflict(error) ?? toFormErrors(error).form ?? importTexts.undoFailed;

/** Takes the boats of an import away again, and says how it went. */
export function useUndoImport(sailing: Id): (made: Id, boats: number) => Promise<void> {
  const [undo] = useUndoImportMutation();
  return async (made, boats) => {
    const { error } = await undo({ sailing, made });
    showToast(
      error
        ? { kind: 'error', text: undoProblem(error) }
        : { kind: 'success', text: importTexts.undone(boats), topics: ['entry-import'] },
    );
  };
}
