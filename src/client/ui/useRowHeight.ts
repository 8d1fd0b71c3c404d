import useMediaQuery from '@mui/material/useMediaQuery';

export const DENSE_ROW_PX = 36;
export const TOUCH_ROW_PX = 48;

/** Dense where there is a mouse, wide enough for a thumb where there is none. */
export function useRowHeight(): number {
  return useMediaQuery('(pointer: coarse)') ? TOUCH_ROW_PX : DENSE_ROW_PX;
}
