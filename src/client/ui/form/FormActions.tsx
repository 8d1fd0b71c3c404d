import { styled } from '@mui/material/styles';

/** The buttons of a form in a dialog, at its lower edge however long the form is. */
export const FormActions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(-2),
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  marginInline: theme.spacing(-3),
  padding: theme.spacing(1.5, 3),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
