import { styled } from '@mui/material/styles';

/** What stands in place of a page: its status, what it is about, and the way on. */
export const ErrorGround = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  // Where the column of other pages begins.
  marginLeft: 'max(0px, calc((100% - 1120px) / 2))',
  paddingBlock: theme.spacing(5),
  '& h1': theme.typography.h1,
  '& .status': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
