import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePresentInSight } from '../../ui/usePresentInSight';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(2.5),
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current="page"]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}`,
    },
  },
}));

interface TabRowProps {
  'aria-label': string;
  children: ReactNode;
}

/**
 * Links to the pages of one thing. On a phone they scroll sideways rather than wrap, and the present one is in sight.
 */
export function TabRow(props: TabRowProps) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  usePresentInSight(row, pathname);
  return <Row ref={row} {...props} />;
}
