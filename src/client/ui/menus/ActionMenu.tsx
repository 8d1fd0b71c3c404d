import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import { useMenuEntry } from './menuHistory';

export interface MenuAction {
  label: string;
  run: () => void;
  /** True for an action that deletes something permanently. */
  danger?: boolean;
  /** True when the action is not possible now. */
  disabled?: boolean;
}

interface ActionMenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** The element that the menu opens beside, or the position of its upper right corner. */
  anchor: HTMLElement | PopoverPosition;
  open: boolean;
  actions: readonly MenuAction[];
  onClose: () => void;
}

const placeOf = (anchor: HTMLElement | PopoverPosition) =>
  anchor instanceof HTMLElement
    ? { anchorEl: anchor }
    : {
        anchorReference: 'anchorPosition' as const,
        anchorPosition: anchor,
        transformOrigin: { vertical: 'top', horizontal: 'right' } as const,
      };

/** A menu of actions. "Back" closes it. */
export function ActionMenu({ label, anchor, open, actions, onClose }: ActionMenuProps) {
  const choose = useMenuEntry(open, onClose);
  return (
    <Menu {...placeOf(anchor)} open={open} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {actions.map(({ label: name, run, danger, disabled }) => (
        <MenuItem
          key={name}
          disabled={disabled}
          sx={danger ? { color: 'error.main' } : undefined}
          onClick={() => choose(run)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
