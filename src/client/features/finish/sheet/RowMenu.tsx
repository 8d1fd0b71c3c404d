import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ScoreCode } from '../../../../shared/contract/competitors';
import { texts } from '../texts';
import { nameOf } from '../words';
import type { SheetRow } from './sheetOf';

/** What most often becomes of a boat after she came home. */
const COMMON_CODES = ['RET', 'DSQ', 'DNF'] as const satisfies readonly ScoreCode[];

export interface RowActions {
  onEdit: (row: SheetRow) => void;
  onCode: (row: SheetRow, code: ScoreCode) => void;
  onClear: (row: SheetRow) => void;
  /** undefined: there is no own change of her to take back. */
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
  const { boat, id } = row;
  const undo = undoOf(row);
  const item = (label: string, act: () => void, isDanger = false) => (
    <MenuItem
      key={label}
      sx={isDanger ? { color: 'error.main' } : undefined}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  // The server knows nothing yet of a boat without an id.
  const isMatchable = boat.is_unmatched && id !== null;
  return (
    <Menu open anchorEl={at} onClose={onClose} slotProps={{ list: { 'aria-label': nameOf(boat) } }}>
      {isMatchable && item(texts.match, () => actions.onMatch(row))}
      {isMatchable && item(texts.makeEntry, () => actions.onMakeEntry(row))}
      {item(texts.edit, () => actions.onEdit(row))}
      {COMMON_CODES.filter((code) => code !== boat.score_code).map((code) => item(texts.setCode(code), () => actions.onCode(row, code)))}
      {undo && item(texts.undo, undo)}
      {isMatchable ? item(texts.removeUnknown, () => actions.onRemove(row), true) : item(texts.clear, () => actions.onClear(row), true)}
    </Menu>
  );
}
