import { styled } from '@mui/material/styles';

/** A list of clubs, each a framed link to its page. */
export const ClubTiles = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    padding: theme.spacing(1, 2),
    borderRadius: theme.shape.borderRadius,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 'var(--weight-strong)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
}));
