import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import { texts } from '../texts';

interface GroupMenuProps {
  name: string;
  spot: PopoverPosition;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  /** One place to the left (-1) or to the right (1). */
  onShift: (step: 1 | -1) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function GroupMenu({ name, spot, isFirst, isLast, onEdit, onShift, onRemove, onClose }: GroupMenuProps) {
  const item = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={spot}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': name } }}
    >
      <MenuItem onClick={item(onEdit)}>{texts.edit}</MenuItem>
      <MenuItem disabled={isFirst} onClick={item(() => onShift(-1))}>
        {texts.shiftLeft}
      </MenuItem>
      <MenuItem disabled={isLast} onClick={item(() => onShift(1))}>
        {texts.shiftRight}
      </MenuItem>
      <MenuItem onClick={item(onRemove)} sx={{ color: 'error.main' }}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}
