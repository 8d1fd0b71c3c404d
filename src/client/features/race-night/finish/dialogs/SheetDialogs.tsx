import type { FinishPayload } from '../../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import type { WrittenFinish } from '../../../../changes/finishes';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';
import type { TimeMode } from '../line/readFinish';
import type { Sheet } from '../sheet/sheetOf';
import { EditFinishDialog } from './EditFinishDialog';
import { MatchDialog } from './MatchDialog';
import { PasteDialog } from './PasteDialog';
import { RestDialog } from './RestDialog';

export interface SheetDialogsProps {
  /** "paste", "rest", "edit:7", "match:7" */
  name: string;
  sailing: SailingRow;
  rows: readonly FinishRow[];
  sheet: Sheet;
  mode: TimeMode;
  onWrite: (finishes: readonly WrittenFinish[], label: string) => void;
  onWriteRow: (row: FinishRow, finish: FinishPayload) => void;
  onClose: () => void;
}

/** The dialog of the sheet that is open. One about a boat that somebody else has just removed closes by itself. */
export function SheetDialogs({ name, sailing, rows, sheet, mode, onWrite, onWriteRow, onClose }: SheetDialogsProps) {
  if (name === 'paste') return <PasteDialog {...{ sailing, rows, mode, onWrite, onClose }} />;
  if (name === 'rest') return <RestDialog out={sheet.out} onWrite={onWrite} onClose={onClose} />;
  const [kind, key] = name.split(':');
  const row = rows.find((one) => one.key === key);
  if (!row) return null;
  if (kind === 'edit') {
    return (
      <EditFinishDialog
        {...{ row, mode, onClose }}
        date={sailing.start_date}
        onWrite={(finish) => onWriteRow(row, finish)}
      />
    );
  }
  const { id } = row;
  return kind === 'match' && id !== null ? (
    <MatchDialog unknown={{ ...row, id }} candidates={sheet.out} onClose={onClose} />
  ) : null;
}
