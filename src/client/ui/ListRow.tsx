import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/**
 * A line of a list that opens a page: name, when, marks, and what else can be done with it. Where the last differs from
 * line to line the list says how wide it is, by `--row-more`, so that the columns stand under each other.
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

/** The name; the whole row is its target. */
export const ListRowLink = styled(Link)(({ theme }) => ({
  fontWeight: 'var(--weight-strong)',
  fontSize: '1.125rem',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  gridColumn: 1,
  // The whole row is the link's, and what else can be pressed lies above it.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
}));

/** In place of the link, where lines are chosen: a box with the name, and the whole row is its target. */
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

/** What stands under a name or a date. */
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
  // The dots of a menu have air of their own; words and marks stand as far from the edge as the name does.
  '& > :last-child:not(.MuiIconButton-root)': { marginRight: theme.spacing(1) },
  gridColumn: 2,
  gridRow: '1 / span 3',
  [theme.breakpoints.up('sm')]: { gridColumn: 4, gridRow: 1 },
}));
