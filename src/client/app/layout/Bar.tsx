import { styled } from '@mui/material/styles';

/** The app bar, ink in every scheme but sunlight. On a phone its second line holds the pages and the state of the connection. */
export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  paddingInline: theme.spacing(2),
  color: theme.vars.palette.bar.text,
  background: theme.vars.palette.bar.bg,
  borderBottom: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
  '& :focus-visible': { outlineColor: theme.vars.palette.bar.accent },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
}));

export const Home = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  flex: '1 1 0',
  '[data-in-club] > &': { [theme.breakpoints.up('sm')]: { flex: 'none', maxWidth: '55%' } },
  height: 56,
  gap: theme.spacing(1.5),
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 44, color: 'inherit', textDecoration: 'none' },
}));

export const ProductName = styled('span')(({ theme }) => ({
  fontSize: theme.typography.h2.fontSize,
  fontWeight: 'var(--weight-strong)',
  letterSpacing: '-0.005em',
  '[data-in-club] &': { [theme.breakpoints.down('sm')]: { display: 'none' } },
}));

export const ClubName = styled('span')(({ theme }) => ({
  color: theme.vars.palette.bar.soft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('sm')]: { paddingLeft: theme.spacing(1.5), borderLeft: `var(--stroke) solid ${theme.vars.palette.bar.line}` },
}));

export const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, order: 2 });

/** Pages of the club and the connection: a line of its own on a phone, in the bar where there is room. */
export const ClubLine = styled('div')(({ theme }) => ({
  order: 3,
  flexBasis: `calc(100% + ${theme.spacing(4)})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  borderTop: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
  [theme.breakpoints.up('sm')]: { order: 1, flex: 1, margin: 0, padding: theme.spacing(0, 0, 0, 2), border: 0 },
  '& nav': { display: 'flex', marginInline: -12 },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    [theme.breakpoints.up('sm')]: { minHeight: 56 },
    paddingInline: 12,
    color: theme.vars.palette.bar.text,
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    '&[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.bar.accent}` },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}));
