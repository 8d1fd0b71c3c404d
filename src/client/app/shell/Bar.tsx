import { styled } from '@mui/material/styles';

/**
 * The app bar, ink in every scheme but sunlight. On a phone its second line holds the pages and the state of the
 * connection.
 */
export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.bar.text,
  background: theme.vars.palette.bar.bg,
  borderBottom: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
  // Room for the second line while what it shows is being fetched.
  '&[data-in-club]:not([data-work-page])': { [theme.breakpoints.down('sm')]: { minHeight: 102 } },
  '& :focus-visible': { outlineColor: theme.vars.palette.bar.accent },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('sm')]: { columnGap: theme.spacing(2), paddingInline: theme.spacing(3) },
}));

export const Home = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 56,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
});

export const ProductName = styled('span')(({ theme }) => ({
  fontSize: theme.typography.h2.fontSize,
  fontWeight: 'var(--weight-strong)',
  letterSpacing: '-0.005em',
  '[data-in-club] &': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  // The narrowest phones have room for the mark.
  [theme.breakpoints.down(360)]: { display: 'none' },
}));

export const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  order: 2,
  marginLeft: 'auto',
  // What stands before them has gone to the edge already.
  'button ~ &': { marginLeft: 0 },
});
