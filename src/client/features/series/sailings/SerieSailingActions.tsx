import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import { texts } from './texts';

interface SerieSailingActionsProps {
  name: string;
  onPlace: () => void;
  onCopy: () => void;
  onLeave: () => void;
}

/** What an official can do with a sailing of the serie. */
export function SerieSailingActions({ name, onPlace, onCopy, onLeave }: SerieSailingActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={texts.more(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onPlace)}>{texts.place}</MenuItem>
        <MenuItem onClick={choose(onCopy)}>{texts.copy}</MenuItem>
        <MenuItem onClick={choose(onLeave)}>{texts.leave}</MenuItem>
      </Menu>
    </>
  );
}
