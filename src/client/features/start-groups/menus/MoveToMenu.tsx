import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { GroupFlag } from '../../../ui/GroupFlag';
import type { Column } from '../columns/column';
import type { Place } from '../dnd/drag';
import { texts } from '../texts';

const Key = styled('kbd')(({ theme }) => ({
  minWidth: 24,
  textAlign: 'center',
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  '@media (pointer: coarse)': { display: 'none' },
}));

interface MoveToMenuProps {
  /** "SWE 312 Vindil", or "3 båtar". */
  what: string;
  columns: readonly Column[];
  /** Where all of them stand already. */
  current: Place | undefined;
  spot: PopoverPosition;
  onMove: (place: Place) => void;
  onClose: () => void;
}

/** The way to move boats without dragging: two taps, or M and the number of the group. */
export function MoveToMenu({ what, columns, current, spot, onMove, onClose }: MoveToMenuProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const column = columns.find(({ index }) => index >= 0 && String(index + 1) === event.key);
    if (!column || column.place === current) return;
    event.preventDefault();
    onMove(column.place);
  };
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={spot}
      slotProps={{ list: { 'aria-label': texts.moveToTitle(what), onKeyDown } }}
    >
      <ListSubheader role="presentation">{texts.moveToTitle(what)}</ListSubheader>
      {columns.map(({ place, name, index, group, count }) => (
        <MenuItem key={place} disabled={place === current} onClick={() => onMove(place)} sx={{ minHeight: 48, gap: 1 }}>
          <ListItemIcon>{group && <GroupFlag index={index} />}</ListItemIcon>
          <ListItemText primary={name} secondary={place === current ? texts.here : texts.boats(count)} />
          {group && index < 9 && <Key aria-hidden>{index + 1}</Key>}
        </MenuItem>
      ))}
    </Menu>
  );
}
