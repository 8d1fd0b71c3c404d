import { styled } from '@mui/material/styles';

/** The sheet, and beside it (on a phone below) who is still out. */
export const PageFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  '& section': { minWidth: 0 },
  '& .stack': { display: 'grid', gap: theme.spacing(1.5), minWidth: 0 },
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& h2': { marginBlock: theme.spacing(1) },
  '& .saved': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1),
    minHeight: 44,
    fontVariantNumeric: 'tabular-nums',
  },
}));
