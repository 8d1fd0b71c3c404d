import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormikValues } from 'formik';
import { useId, useRef } from 'react';
import { Form, type FormProps } from './Form';
import { FormActions } from './FormActions';
import { SubmitButton } from './SubmitButton';

const CANCEL = 'Avbryt';

interface FormDialogProps<V extends FormikValues> extends Omit<FormProps<V>, 'id'> {
  open: boolean;
  /** Of the dialog. */
  id?: string;
  title: string;
  submitLabel: string;
  /** What is sent cannot be undone. */
  danger?: boolean;
  /** Called when the person gives up, and after the form was sent without problems. */
  onClose: () => void;
}

/**
 * A form in a dialog, the whole screen on a phone. A click beside it does not throw away what was written; Esc and "Avbryt" do,
 * but not while it is being sent.
 */
export function FormDialog<V extends FormikValues>({
  open,
  id,
  title,
  submitLabel,
  danger = false,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps<V>) {
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const sending = useRef(false);
  const close = () => {
    if (!sending.current) onClose();
  };
  const send: typeof onSubmit = async (values) => {
    sending.current = true;
    try {
      return await onSubmit(values);
    } finally {
      sending.current = false;
    }
  };
  return (
    <Dialog
      open={open}
      id={id}
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : close())}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Form
          {...form}
          onSubmit={async (values) => {
            const problems = await send(values);
            if (!problems) onClose();
            return problems;
          }}
        >
          {children}
          <FormActions>
            <Button onClick={close}>{CANCEL}</Button>
            <SubmitButton color={danger ? 'error' : 'primary'}>{submitLabel}</SubmitButton>
          </FormActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
