import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';

/** The buttons of a form in a dialog, at its lower edge however long the form is. */
export const FormActions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(-2),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  marginInline: theme.spacing(-3),
  padding: theme.spacing(1.5, 3),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

/** Sends the form it stands in; disabled, with a spinner, while the answer is on its way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return <Button variant="contained" {...props} type="submit" loading={isSubmitting} />;
}

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
