import useMediaQuery from '@mui/material/useMediaQuery';

export const DENSE_ROW_PX = 36;
export const TOUCH_ROW_PX = 48;

/** The height of a row in px: dense for a mouse, large enough for a thumb on touch screens. */
export function useRowHeight(): number {
  return useMediaQuery('(pointer: coarse)') ? TOUCH_ROW_PX : DENSE_ROW_PX;
}
