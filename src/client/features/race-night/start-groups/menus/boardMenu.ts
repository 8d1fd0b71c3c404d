import type { PopoverPosition } from '@mui/material/Popover';
import type { Id } from '../../../../../shared/contract/common';

/** The one menu of the board that is open. */
export type BoardMenu = { spot: PopoverPosition } & (
  { kind: 'boat' | 'group' | 'moveTo'; id: Id } | { kind: 'moveSelected' }
);

/**
 * A menu opens where its button stood: the button itself may be gone before the menu closes, if somebody else moves the
 * row.
 */
export function menuSpot(at: HTMLElement): PopoverPosition {
  const { bottom, left } = at.getBoundingClientRect();
  return { top: bottom, left };
}
