import { styled } from '@mui/material/styles';

/** A person's own part of a page: told by its green edge, on one line where there is room. */
export const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 4),
  padding: theme.spacing(2, 2.5),
  marginBottom: theme.spacing(3),
  maxWidth: 1120,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.primary.main}`,
  borderLeftWidth: 6,
  '& .state': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    flex: '1 1 16rem',
  },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .buttons:empty': { display: 'none' },
}));
