import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormikValues } from 'formik';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepDraft, readDraft, withDraft, type Draft } from '../../lib/drafts';
import { useOpenDialog } from '../dialogs/useDialog';
import { Form, type FormProps } from './Form';
import { FormActions, SubmitButton } from './FormActions';
import { KeptDraft } from './KeptDraft';

interface DialogDraft<V> {
  /** Null where nothing is kept: the dialog is no entry of the history, and so is gone after a reload. */
  name: string | null;
  /** As the form would have begun without a draft. */
  saved: V;
  /** What the form begins with. */
  initialValues: V;
  forget: () => void;
}

/** The draft of the form in the dialog that is open: page and dialog name it. */
function useDialogDraft<V extends Draft>(given: V): DialogDraft<V> {
  const { pathname } = useLocation();
  const open = useOpenDialog();
  // Of the moment when the dialog was opened, as the form's own values are.
  const [name] = useState(open && `${pathname}.${open.name}.${JSON.stringify(open.dialog)}`);
  const [saved] = useState(given);
  const [initialValues] = useState(() => (name === null ? saved : withDraft(saved, readDraft(name))));
  return { name, saved, initialValues, forget: () => (name === null ? undefined : keepDraft(name, {})) };
}

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
 * A form in a dialog, the whole screen on a phone. What was written is kept until it is sent or given up with "Avbryt":
 * Esc, "back", a reload and a login that has run out leave it there for the next time. A click beside the dialog does
 * nothing, and neither do Esc and "Avbryt" while the form is being sent.
 */
export function FormDialog<V extends FormikValues>({
  open,
  id,
  title,
  submitLabel,
  danger = false,
  initialValues: given,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps<V>) {
  const titleId = useId();
  const { name, saved, initialValues, forget } = useDialogDraft(given);
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const sending = useRef(false);
  const close = () => {
    if (!sending.current) onClose();
  };
  const giveUp = () => {
    if (!sending.current) forget();
    close();
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
          initialValues={initialValues}
          onSubmit={async (values) => {
            const problems = await send(values);
            if (problems) return problems;
            forget();
            onClose();
            return undefined;
          }}
        >
          {name === null ? null : <KeptDraft name={name} saved={saved} />}
          {children}
          <FormActions>
            <Button onClick={giveUp}>{CANCEL}</Button>
            <SubmitButton color={danger ? 'error' : 'primary'}>{submitLabel}</SubmitButton>
          </FormActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
