import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { texts } from '../texts';

interface SailingActionsProps {
  sailing: SailingRow;
  onEdit: () => void;
  onPublish: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** What an official can do with a sailing without opening it. */
export function SailingActions({ sailing, onEdit, onPublish, onCopy, onRemove }: SailingActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={texts.more(sailing.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onEdit)}>{texts.edit}</MenuItem>
        {sailing.status === 'unpublished' ? <MenuItem onClick={choose(onPublish)}>{texts.publish}</MenuItem> : null}
        <MenuItem onClick={choose(onCopy)}>{texts.copy}</MenuItem>
        {sailing.verified_result ? null : (
          <MenuItem onClick={choose(onRemove)} sx={{ color: 'error.main' }}>
            {texts.remove}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
