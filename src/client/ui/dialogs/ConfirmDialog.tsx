import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

const CANCEL = 'Avbryt';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What happens, and whether it can be undone. */
  text: string;
  confirmLabel: string;
  /** Of the button that does nothing; "Avbryt" unless said. */
  cancelLabel?: string;
  danger?: boolean;
  /** Does it. Answers with what went wrong, or with nothing; then the dialog is closed. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
  /** In place of `onClose` once it is done. */
  onDone?: () => void;
  /** Below the text. */
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = CANCEL,
  danger = false,
  onConfirm,
  onClose,
  onDone = onClose,
  children,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ids = { title: useId(), text: useId() };
  const close = () => {
    if (busy) return;
    setProblem(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    const wrong = await onConfirm().finally(() => setBusy(false));
    setProblem(wrong);
    if (wrong === undefined) onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
    >
      <DialogTitle id={ids.title}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={ids.text} sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
        {children}
        {problem === undefined ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{cancelLabel}</Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} loading={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
