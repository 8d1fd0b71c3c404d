import type { Id } from '../../../../shared/contract/common';
import { useUndoImportMutation } from '../../../api/entryImports';
import { toFormErrors } from '../../../api/formErrors';
import { showToast } from '../../../ui/messages/toasts';
import { importTexts } from './texts';

const CONFLICT = 409;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Why an import could not be taken back; the server names the boat that stops it. */
export function undoProblem(error: unknown): string {
  const detail = fieldOf(fieldOf(error, 'data'), 'detail');
  if (fieldOf(error, 'status') === CONFLICT && typeof detail === 'string') return detail;
  return toFormErrors(error).form ?? importTexts.undoFailed;
}

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
