import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { useCurrentInSight } from '../../ui/inSight';

/** A page that is a tab of its layout. */
export interface PageTab<Context> {
  name: string;
  isShown?: (context: Context) => boolean;
}

/** A tab with the pattern of its page. */
interface TabLink<Context> extends PageTab<Context> {
  pattern: string;
}

/** What a layout gets: the pages below it that are its tabs, in order. The first is the one that it opens with. */
export interface LayoutProps<Context> {
  tabs: readonly TabLink<Context>[];
}

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

interface TabRowProps<Context> extends LayoutProps<Context> {
  label: string;
  context: Context;
}

/**
 * Links to the pages of one thing. On a phone they scroll sideways rather than wrap, and the present one is in sight.
 */
export function TabRow<Context>({ tabs, label, context }: TabRowProps<Context>) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useCurrentInSight(row, pathname);
  return (
    <Row ref={row} aria-label={label}>
      {tabs
        .filter(({ isShown }) => isShown?.(context) ?? true)
        .map(({ name, pattern }) => (
          <NavLink key={pattern} to={pattern.slice(pattern.lastIndexOf('/') + 1)}>
            {name}
          </NavLink>
        ))}
    </Row>
  );
}

/** The title in the browser's tab and history: each page has its own, and the first has the name alone. */
export function useTabTitle<Context>(tabs: readonly TabLink<Context>[], title: string): string {
  const { pathname } = useLocation();
  const tab = tabs.slice(1).find(({ pattern }) => matchPath(pattern, pathname));
  return tab ? `${tab.name}, ${title}` : title;
}
