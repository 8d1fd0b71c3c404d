import type { PopoverPosition } from '@mui/material/Popover';

/** A menu opens where its button stood: the button itself may be gone before the menu closes, if somebody else moves the row. */
export function menuSpot(at: HTMLElement): PopoverPosition {
  const { bottom, left } = at.getBoundingClientRect();
  return { top: bottom, left };
}
