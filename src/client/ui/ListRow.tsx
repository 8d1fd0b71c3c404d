import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';

/**
 * A row that opens a page: name, date, marks and further actions. Where the actions differ between rows, the list sets
 * their width with `--row-more`, so that the columns align.
 */
export const ListRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(1.5, 1, 1.5, 2),
  minHeight: 72,
  position: 'relative',
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderTopWidth: 0,
  '&:first-of-type': {
    borderTopWidth: 'var(--stroke)',
    borderTopLeftRadius: theme.shape.borderRadius,
    borderTopRightRadius: theme.shape.borderRadius,
  },
  '&:last-of-type': {
    borderBottomLeftRadius: theme.shape.borderRadius,
    borderBottomRightRadius: theme.shape.borderRadius,
  },
  '&:hover': { background: theme.vars.palette.sunken },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(12rem, 2fr) minmax(13rem, 1.4fr) 9rem var(--row-more, auto)',
    columnGap: theme.spacing(2),
  },
}));

/** The link with the name; the whole row is its target. */
export const ListRowLink = styled(Link)(({ theme }) => ({
  fontWeight: 'var(--weight-strong)',
  fontSize: '1.125rem',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  gridColumn: 1,
  // The link covers the whole row, and other controls lie above it.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
}));

/** Replaces the link where rows are selected: a checkbox with the name, whose target is the whole row. */
export const ListRowPick = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  marginLeft: theme.spacing(-1),
  fontWeight: 'var(--weight-strong)',
  fontSize: '1.125rem',
  gridColumn: 1,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** The text below a name or a date. */
export const ListRowNote = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: 'var(--weight-body)',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

export const ListRowWhen = styled('div')(({ theme }) => ({
  gridColumn: 1,
  [theme.breakpoints.up('sm')]: { gridColumn: 2 },
  '& > span': { [theme.breakpoints.down('sm')]: { display: 'inline', marginLeft: 8 } },
}));

export const ListRowMarks = styled('div')(({ theme }) => ({
  gridColumn: 1,
  marginTop: 4,
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('sm')]: { gridColumn: 3, marginTop: 0 },
}));

export const ListRowMore = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  // Menu icons bring their own padding; text and marks align with the name.
  '& > :last-child:not(.MuiIconButton-root)': { marginRight: theme.spacing(1) },
  gridColumn: 2,
  gridRow: '1 / span 3',
  [theme.breakpoints.up('sm')]: { gridColumn: 4, gridRow: 1 },
}));

/**
 * Styles of a list of `ListRow`s without bullets. `more` is the width of the rows' actions, where it differs between
 * rows.
 */
export const rowList = (more: string): CSSProperties & { '--row-more': string } => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '--row-more': more,
});
