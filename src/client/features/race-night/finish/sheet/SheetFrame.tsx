import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { sunlightOutline } from '../../../../ui/styles';

/** The list of the boats that are home: a table where there is room, two lines a boat on a phone. */
export const SheetFrame = styled(Table)(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    padding: theme.spacing(0.75, 1),
    fontSize: '0.75rem',
    textAlign: 'right',
    color: theme.vars.palette.text.secondary,
    borderBottom: 0,
  },
  '& td': { padding: theme.spacing(0, 1), height: 36, textAlign: 'right', whiteSpace: 'nowrap', borderBottom: 0 },
  '& tbody tr': {
    borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
    '&:hover': { background: theme.vars.palette.sunken },
  },
  '& .boat': { textAlign: 'left', width: '100%', maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .boat b': { marginRight: '0.4em' },
  '& .note': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& .mark': {
    marginLeft: theme.spacing(1),
    padding: theme.spacing(0.125, 0.75),
    borderRadius: 4,
    fontSize: '0.75rem',
    fontWeight: 'var(--weight-strong)',
    color: theme.vars.palette.signal.text,
    background: theme.vars.palette.tint.signal,
    ...sunlightOutline,
  },
  '& .order': { color: theme.vars.palette.text.secondary },
  '& td.more': { padding: 0, width: 44 },
  '& .more button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: '100%',
    minHeight: 36,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: 48, minHeight: 56 },
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& [data-pending] .finish': { color: theme.vars.palette.text.secondary },
  '& tr[data-new]': { background: theme.vars.palette.tint.starboard },
  '& .narrow': { display: 'none' },
  '@media (pointer: coarse)': { '& td': { height: 56 } },
  [theme.breakpoints.down('sm')]: {
    '& td': { padding: theme.spacing(0, 0.5), height: 56, lineHeight: 1.25 },
    '& th': { padding: theme.spacing(0.75, 0.5) },
    '& .wide': { display: 'none' },
    '& .narrow': { display: 'block', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
    '& .mark': { display: 'inline-block', marginLeft: 0 },
    '& .boat .note': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}));
