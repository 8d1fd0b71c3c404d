import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
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
  /** Counts the forms that have been shown one after the other. */
  turn: number;
  /** Shows another form, which nobody has written in. */
  startFrom: (values: V) => void;
}

/** The draft of the form in the dialog that is open: page and dialog name it. */
function useDialogDraft<V extends Draft>(given: V): DialogDraft<V> {
  const { pathname } = useLocation();
  const open = useOpenDialog();
  // Of the moment when the dialog was opened, as the form's own values are.
  const [name] = useState(open && `${pathname}.${open.name}.${JSON.stringify(open.dialog)}`);
  const [begun, setBegun] = useState(() => ({
    turn: 0,
    saved: given,
    initialValues: name === null ? given : withDraft(given, readDraft(name)),
  }));
  return {
    name,
    ...begun,
    forget: () => (name === null ? undefined : keepDraft(name, {})),
    startFrom: (values) => setBegun(({ turn }) => ({ turn: turn + 1, saved: values, initialValues: values })),
  };
}

const CANCEL = 'Avbryt';

const Said = styled('p')(({ theme }) => ({
  padding: theme.spacing(0, 3, 1),
  color: theme.vars.palette.text.secondary,
  '&:empty': { padding: 0 },
}));

/** A second button sends the form and empties it for the next thing. Enter in a field does the same. */
interface NextForm<V> {
  label: string;
  /** What the next form begins with. */
  values: (sent: V) => V;
  /** What came of the last one; read out, and shown below the title. */
  said: string;
}

interface FormDialogProps<V extends FormikValues> extends Omit<FormProps<V>, 'id' | 'onSubmit'> {
  open: boolean;
  /** Of the dialog. */
  id?: string;
  title: string;
  submitLabel: string;
  /** What is sent cannot be undone. */
  danger?: boolean;
  next?: NextForm<V> | undefined;
  /** `goesOn`: the next form follows. */
  onSubmit: (values: V, goesOn?: boolean) => ReturnType<FormProps<V>['onSubmit']>;
  /** Called when the person gives up, and after the form was sent without problems. */
  onClose: () => void;
}

/**
 * A form in a dialog. What was written is kept until it is sent or given up with "Avbryt": Esc, "back", a reload and a
 * login that has run out leave it there for the next time. A click beside the dialog does nothing, and neither do Esc
 * and "Avbryt" while the form is being sent.
 */
export function FormDialog<V extends FormikValues>({
  open,
  id,
  title,
  submitLabel,
  danger = false,
  next,
  initialValues: given,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps<V>) {
  const titleId = useId();
  const { name, saved, initialValues, forget, turn, startFrom } = useDialogDraft(given);
  const sending = useRef(false);
  const goesOn = useRef(false);
  const close = () => {
    if (!sending.current) onClose();
  };
  const giveUp = () => {
    if (!sending.current) forget();
    close();
  };
  const send = async (values: V) => {
    sending.current = true;
    const isNext = goesOn.current;
    try {
      const problems = await (next ? onSubmit(values, isNext) : onSubmit(values));
      if (problems) return problems;
    } finally {
      sending.current = false;
    }
    forget();
    if (next && isNext) startFrom(next.values(values));
    else onClose();
    return undefined;
  };
  return (
    <Dialog
      open={open}
      id={id}
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : close())}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {next ? <Said role="status">{next.said}</Said> : null}
      <DialogContent>
        <Form key={turn} {...form} initialValues={initialValues} onSubmit={send}>
          {name === null ? null : <KeptDraft name={name} saved={saved} />}
          {children}
          <FormActions>
            <Button onClick={giveUp}>{CANCEL}</Button>
            {next ? (
              <SubmitButton variant="outlined" onClick={() => (goesOn.current = true)}>
                {next.label}
              </SubmitButton>
            ) : null}
            <SubmitButton onClick={() => (goesOn.current = false)} color={danger ? 'error' : 'primary'}>
              {submitLabel}
            </SubmitButton>
          </FormActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
