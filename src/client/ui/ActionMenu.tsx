import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { MenuAction } from './menuAction';

interface ActionMenuProps {
  /** What the list is about, to those who do not see beside what it opened. */
  label: string;
  anchor: HTMLElement;
  open: boolean;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** A list of what can be done. */
export function ActionMenu({ label, anchor, open, actions, onClose }: ActionMenuProps) {
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {actions.map(({ label: name, run, danger }) => (
        <MenuItem
          key={name}
          sx={danger ? { color: 'error.main' } : undefined}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
