import { useHistoryDialog } from '../../../../ui/dialogs/useHistoryDialog';
import { dialogName, dialogNamed, type BoardDialog } from './dialogName';

/** The dialog of the board that is open, as an entry of the browser's history. */
export function useBoardDialog() {
  const { name, open, close } = useHistoryDialog();
  return {
    dialog: dialogNamed(name),
    openDialog: (dialog: BoardDialog) => open(dialogName(dialog)),
    closeDialog: close,
  };
}
