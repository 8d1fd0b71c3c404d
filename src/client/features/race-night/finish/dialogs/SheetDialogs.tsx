import type { FinishPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { WrittenFinish } from '../../../../changes/finishes';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import type { TimeMode } from '../readFinish';
import type { Sheet } from '../sheet/sheetOf';
import { EditFinishDialog } from './EditFinishDialog';
import { MatchDialog } from './MatchDialog';
import { PasteDialog } from './PasteDialog';
import { RestDialog } from './RestDialog';

/** `key` is that of the row. */
export type FinishDialog = { kind: 'paste' | 'rest' } | { kind: 'edit' | 'match'; key: string };

export interface SheetDialogsProps {
  dialog: FinishDialog;
  sailing: SailingRow;
  rows: readonly FinishRow[];
  sheet: Sheet;
  mode: TimeMode;
  onWrite: (finishes: readonly WrittenFinish[], label: string) => void;
  onWriteRow: (row: FinishRow, finish: FinishPayload) => void;
  onClose: () => void;
}

/** The dialog of the sheet that is open. One about a boat that somebody else has just removed closes by itself. */
export function SheetDialogs({ dialog, sailing, rows, sheet, mode, onWrite, onWriteRow, onClose }: SheetDialogsProps) {
  if (!('key' in dialog)) {
    return dialog.kind === 'paste' ? (
      <PasteDialog {...{ sailing, rows, mode, onWrite, onClose }} />
    ) : (
      <RestDialog out={sheet.out} onWrite={onWrite} onClose={onClose} />
    );
  }
  const row = rows.find((one) => one.key === dialog.key);
  if (!row) return null;
  if (dialog.kind === 'edit') {
    return (
      <EditFinishDialog
        {...{ row, mode, onClose }}
        date={sailing.start_date}
        onWrite={(finish) => onWriteRow(row, finish)}
      />
    );
  }
  const { id } = row;
  return id !== null ? <MatchDialog unknown={{ ...row, id }} candidates={sheet.out} onClose={onClose} /> : null;
}
