import type { ScoreCode } from '../../../../../shared/contract/competitors';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/ActionMenu';
import { finishTexts } from '../texts';
import { nameOf } from '../words';
import type { SheetRow } from './sheetOf';

/** The codes that boats most often get after they have finished. */
const COMMON_CODES = ['RET', 'DSQ', 'DNF'] as const satisfies readonly ScoreCode[];

export interface RowActions {
  onEdit: (row: SheetRow) => void;
  onCode: (row: SheetRow, code: ScoreCode) => void;
  onClear: (row: SheetRow) => void;
  /** undefined: the user has no change of the boat to take back. */
  undoOf: (row: SheetRow) => (() => void) | undefined;
  onMatch: (row: SheetRow) => void;
  onMakeEntry: (row: SheetRow) => void;
  onRemove: (row: SheetRow) => void;
}

interface RowMenuProps extends RowActions {
  row: SheetRow;
  at: HTMLElement;
  onClose: () => void;
}

/** What can be done with a boat that is home. */
export function RowMenu({ row, at, onClose, undoOf, ...actions }: RowMenuProps) {
  const { boat: competitor, id } = row;
  const undo = undoOf(row);
  // The server knows nothing yet of a boat without an id.
  const isMatchable = competitor.is_unmatched && id !== null;
  const menu: readonly MenuAction[] = [
    ...(isMatchable
      ? [
          { label: finishTexts.match, run: () => actions.onMatch(row) },
          { label: finishTexts.makeEntry, run: () => actions.onMakeEntry(row) },
        ]
      : []),
    { label: finishTexts.edit, run: () => actions.onEdit(row) },
    ...COMMON_CODES.filter((code) => code !== competitor.score_code).map((code) => ({
      label: finishTexts.setCode(code),
      run: () => actions.onCode(row, code),
    })),
    ...(undo ? [{ label: finishTexts.undo, run: undo }] : []),
    isMatchable
      ? { label: finishTexts.removeUnknown, run: () => actions.onRemove(row), danger: true }
      : { label: finishTexts.clear, run: () => actions.onClear(row), danger: true },
  ];
  return <ActionMenu open label={nameOf(competitor)} anchor={at} actions={menu} onClose={onClose} />;
}
