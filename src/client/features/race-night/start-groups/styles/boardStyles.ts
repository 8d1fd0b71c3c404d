import type { CSSObject, Theme } from '@mui/material/styles';
import { columnStyles } from './columnStyles';
import { dragStyles } from './dragStyles';
import { frameStyles } from './frameStyles';
import { rowStyles } from './rowStyles';

/** One style sheet for the whole board, so that rows can be plain elements. */
export const boardStyles = (theme: Theme): CSSObject => ({
  ...frameStyles(theme),
  ...columnStyles(theme),
  ...rowStyles(theme),
  ...dragStyles(theme),
});
