import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { finishDialogTexts } from './texts';

interface SheetDialogProps {
  title: string;
  submitLabel: string;
  canSubmit: boolean;
  onSubmit: () => void;
  /** "Avbryt", where it does more than close. */
  onGiveUp?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is looked at before it is written down. */
export function SheetDialog({
  title,
  submitLabel,
  canSubmit,
  onSubmit,
  onClose,
  onGiveUp = onClose,
  children,
}: SheetDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onGiveUp}>{finishDialogTexts.cancel}</Button>
        <Button variant="contained" disabled={!canSubmit} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
