import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import type { SerieRow } from '../../../../shared/contract/series';
import { texts } from '../texts';

interface SerieActionsProps {
  serie: SerieRow;
  onEdit: () => void;
  onRemove: () => void;
}

/** What an official can do with a serie without opening it. */
export function SerieActions({ serie, onEdit, onRemove }: SerieActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={texts.more(serie.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onEdit)}>{texts.edit}</MenuItem>
        <MenuItem onClick={choose(onRemove)} sx={{ color: 'error.main' }}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </>
  );
}
