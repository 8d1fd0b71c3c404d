import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';

export interface MoreAction {
  label: string;
  run: () => void;
  /** Takes something away for good. */
  danger?: boolean;
}

interface MoreMenuProps {
  /** What the button says to those who do not see it: "Fler val för Torsdag 3". */
  label: string;
  actions: readonly MoreAction[];
}

/** Three dots, and behind them what can be done with the thing beside them. */
export function MoreMenu({ label, actions }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action.label} onClick={choose(action.run)} sx={action.danger ? { color: 'error.main' } : undefined}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
