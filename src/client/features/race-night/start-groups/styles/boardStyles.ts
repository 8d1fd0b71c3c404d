import type { CSSObject, Theme } from '@mui/material/styles';
import { frame } from './frame';
import { hand } from './hand';
import { quay } from './quay';
import { row } from './row';

/** One style sheet for the whole board, so that rows can be plain elements. */
export const boardStyles = (theme: Theme): CSSObject => ({
  ...frame(theme),
  ...quay(theme),
  ...row(theme),
  ...hand(theme),
});
