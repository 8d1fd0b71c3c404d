import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** One column at a time, with a row of chips for all of them. */
export const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
