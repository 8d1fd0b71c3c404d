import type { Id } from '../../../../shared/contract/common';
import type { FinishPayload } from '../../../../shared/contract/competitors';
import {
  useDeleteCompetitorMutation,
  useSwapFinishesMutation,
  useUpdateCompetitorMutation,
} from '../../../api/competitors';
import { toFormErrors } from '../../../api/formErrors';
import { selectLastUndoable } from '../../../changes/queue/selectors';
import { stepsOf } from '../../../changes/queue/steps';
import { useAppStore, type RootState } from '../../../state/rootState';
import { finishText } from '../../../sailing-ui/finishText';
import { showToast } from '../../../ui/messages/toasts';
import type { RowActions } from './sheet/RowMenu';
import type { SheetRow } from './sheet/sheetOf';
import type { FinishDialog } from './dialogs/SheetDialogs';
import { finishTexts } from './texts';
import { nameOf } from './words';

const CLEARED: FinishPayload = { finish_time: null, score_code: null };

/** The last that was done to the boat here and is not taken back. */
const lastOf = (state: RootState, boat: Id): string | undefined =>
  selectLastUndoable(state, 'finish', (done) => stepsOf(done).some(({ competitor }) => competitor === boat));

interface RowActionsOptions {
  /** Writes down and tells, with a way back. */
  write: (row: SheetRow, finish: FinishPayload, label: string) => void;
  undo: (ids: readonly string[]) => void;
  openDialog: (dialog: FinishDialog) => void;
}

/** What the menu of a row does. */
export function useRowActions({ write, undo, openDialog }: RowActionsOptions): RowActions {
  const store = useAppStore();
  const [update] = useUpdateCompetitorMutation();
  const [remove] = useDeleteCompetitorMutation();
  const [swap] = useSwapFinishesMutation();
  const tell = (error: unknown, done: string) => {
    const problem = error ? toFormErrors(error).form : undefined;
    showToast(problem === undefined ? { kind: 'success', text: done } : { kind: 'error', text: problem });
  };
  return {
    onEdit: ({ key }) => openDialog({ kind: 'edit', key }),
    onMatch: ({ key }) => openDialog({ kind: 'match', key }),
    onCode: (row, score_code) =>
      write(row, { score_code }, finishTexts.saved(nameOf(row.boat), finishText({ score_code }))),
    onClear: (row) => write(row, CLEARED, finishTexts.cleared(nameOf(row.boat))),
    undoOf: ({ id }) => {
      const last = id === null ? undefined : lastOf(store.getState(), id);
      return last === undefined ? undefined : () => undo([last]);
    },
    onSwap: async ({ id, boat }, other) => {
      if (id === null || other.id === null) return;
      const { error } = await swap({ boat: id, with: other.id });
      tell(error, finishTexts.swapped(nameOf(boat), nameOf(other.boat)));
    },
    onMakeEntry: async ({ id, boat }) => {
      if (id === null) return;
      const { error } = await update({ id, changes: { is_unmatched: false } });
      tell(error, finishTexts.madeEntry(nameOf(boat)));
    },
    onRemove: async ({ id, boat }) => {
      if (id === null) return;
      const { error } = await remove(id);
      tell(error, finishTexts.removed(nameOf(boat)));
    },
  };
}
