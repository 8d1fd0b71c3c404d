import { styled } from '@mui/material/styles';

/**
 * What is typed, who is still out, who is home, and the rest: beside each other where there is room, else in that
 * order.
 */
export const PageFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 4),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"line out" "lists out" "lists rest"',
    '& .line': { gridArea: 'line' },
    '& .out': { gridArea: 'out' },
    '& .lists': { gridArea: 'lists' },
    '& .rest': { gridArea: 'rest' },
  },
  '& > div': { display: 'grid', gap: theme.spacing(1.5), minWidth: 0 },
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('md')]: { '& [data-last]': { order: 1 }, '& .tools > *': { flex: '1 1 auto' } },
  '& h2': { marginBlock: theme.spacing(1) },
  '& .saved': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 1),
    fontVariantNumeric: 'tabular-nums',
  },
}));
