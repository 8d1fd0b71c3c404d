import type { ScoreCode } from '../../../../../shared/contract/competitors';
import { isTemporary } from '../../../../changes/kinds/entry';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/ActionMenu';
import { finishTexts } from '../texts';
import { nameOf } from '../words';
import type { SheetRow } from './sheetOf';

/** The codes that boats most often get after they have finished. */
const COMMON_CODES = ['OCS', 'RET', 'DSQ', 'DNF'] as const satisfies readonly ScoreCode[];

export interface RowActions {
  onEdit: (row: SheetRow) => void;
  onCode: (row: SheetRow, code: ScoreCode) => void;
  onClear: (row: SheetRow) => void;
  /** undefined: the user has no change of the boat to take back. */
  undoOf: (row: SheetRow) => (() => void) | undefined;
  onMatch: (row: SheetRow) => void;
  /** The times and codes of the two change places. */
  onSwap: (row: SheetRow, other: SheetRow) => void;
  onMakeEntry: (row: SheetRow) => void;
  onRemove: (row: SheetRow) => void;
}

interface RowMenuProps extends RowActions {
  row: SheetRow;
  /** The boat that finished after it, if any. */
  next: SheetRow | null;
  at: HTMLElement;
  onClose: () => void;
}

/** The server knows the boat. */
const isKept = ({ id }: SheetRow): boolean => id !== null && !isTemporary(id);

/** What can be done with a boat that is home. */
export function RowMenu({ row, next, at, onClose, undoOf, ...actions }: RowMenuProps) {
  const { boat: competitor, id } = row;
  const undo = undoOf(row);
  // The server knows nothing yet of a boat without an id.
  const isUnknown = competitor.is_unmatched && id !== null;
  const isEntered = !competitor.is_unmatched && isKept(row);
  const menu: readonly MenuAction[] = [
    ...(isUnknown
      ? [
          { label: finishTexts.match, run: () => actions.onMatch(row) },
          { label: finishTexts.makeEntry, run: () => actions.onMakeEntry(row) },
        ]
      : []),
    ...(isEntered ? [{ label: finishTexts.otherBoat, run: () => actions.onMatch(row) }] : []),
    ...(isEntered && next && isKept(next)
      ? [{ label: finishTexts.swapWithNext, run: () => actions.onSwap(row, next) }]
      : []),
    { label: finishTexts.edit, run: () => actions.onEdit(row) },
    ...COMMON_CODES.filter((code) => code !== competitor.score_code).map((code) => ({
      label: finishTexts.setCode(code),
      run: () => actions.onCode(row, code),
    })),
    ...(undo ? [{ label: finishTexts.undo, run: undo }] : []),
    isUnknown
      ? { label: finishTexts.removeUnknown, run: () => actions.onRemove(row), danger: true }
      : { label: finishTexts.clear, run: () => actions.onClear(row), danger: true },
  ];
  return <ActionMenu open label={nameOf(competitor)} anchor={at} actions={menu} onClose={onClose} />;
}
