import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import { texts as accountTexts } from '../account/texts';
import { texts } from '../texts';

interface RowMenuProps {
  name: string;
  spot: PopoverPosition;
  isSelected: boolean;
  onMoveTo: () => void;
  onToggle: () => void;
  onEdit: () => void;
  /** Left out where there is an account already. */
  onInvite: (() => void) | undefined;
  onRemove: () => void;
  onClose: () => void;
}

export function RowMenu({ name, spot, isSelected, onMoveTo, onToggle, onEdit, onInvite, onRemove, onClose }: RowMenuProps) {
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
      <MenuItem onClick={item(onMoveTo)}>{texts.moveTo}</MenuItem>
      <MenuItem onClick={item(onToggle)}>{isSelected ? texts.deselect : texts.select}</MenuItem>
      <MenuItem onClick={item(onEdit)}>{texts.edit}</MenuItem>
      {onInvite && <MenuItem onClick={item(onInvite)}>{accountTexts.create}</MenuItem>}
      <MenuItem onClick={item(onRemove)} sx={{ color: 'error.main' }}>
        {texts.remove}
      </MenuItem>
    </Menu>
  );
}
