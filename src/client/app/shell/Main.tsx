import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MAIN_ID } from './mainId';

const Ground = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: theme.spacing(3, 2, 6),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4, 3, 8) },
  // A page that fills the window down to its lower edge leaves nothing to scroll to.
  '&:has([data-fills-window])': { paddingBottom: 0 },
}));

/** Where the page lies, below the bar. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Ground id={MAIN_ID} tabIndex={-1}>
      {children}
    </Ground>
  );
}
