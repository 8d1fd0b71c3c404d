import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { GroupFlag } from '../../../../sailing-ui/flags/SignalFlag';
import { useMenuEntry } from '../../../../ui/menus/menuHistory';
import type { Column } from '../columns/column';
import type { Place } from '../dnd/drag';
import { boardTexts } from '../texts';

/** Plain elements inside, so that the menu opens at once also with many groups. */
const Choices = styled(Menu)(({ theme }) => ({
  '& .title': {
    ...theme.typography.body2,
    padding: theme.spacing(0.5, 2, 1),
    color: theme.vars.palette.text.secondary,
  },
  '& .choice': {
    display: 'grid',
    gridTemplateColumns: '32px 1fr auto',
    alignItems: 'center',
    columnGap: theme.spacing(1),
    minHeight: 48,
  },
  '& .name': { gridColumn: 2, display: 'grid', lineHeight: 1.3 },
  '& small': { ...theme.typography.body2, lineHeight: 1.3, color: theme.vars.palette.text.secondary },
  '& kbd': {
    minWidth: 24,
    textAlign: 'center',
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    '@media (pointer: coarse)': { display: 'none' },
  },
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
  useMenuEntry(true, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    const column = columns.find(({ index }) => index >= 0 && String(index + 1) === event.key);
    if (!column || column.place === current) return;
    event.preventDefault();
    onMove(column.place);
  };
  const title = boardTexts.moveToTitle(what);
  return (
    <Choices
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={spot}
      slotProps={{ list: { 'aria-label': title, onKeyDown } }}
    >
      <li className="title" role="presentation">
        {title}
      </li>
      {columns.map(({ place, name, index, group, count }) => (
        <MenuItem key={place} className="choice" disabled={place === current} onClick={() => onMove(place)}>
          {group && <GroupFlag flag={group.class_flag} />}
          <span className="name">
            {name}
            <small>{place === current ? boardTexts.here : boardTexts.boats(count)}</small>
          </span>
          {group && index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
        </MenuItem>
      ))}
    </Choices>
  );
}

/** The one menu of the board that is open. */
export type BoardMenu = { spot: PopoverPosition } & (
  | { kind: 'boat' | 'group' | 'moveTo'; id: Id }
  | { kind: 'moveSelected' }
);
