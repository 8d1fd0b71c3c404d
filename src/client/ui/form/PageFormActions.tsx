import { styled } from '@mui/material/styles';

/** The buttons of a form on a page, in sight however long the form is. */
export const PageFormActions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  paddingBlock: theme.spacing(1.5),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));
