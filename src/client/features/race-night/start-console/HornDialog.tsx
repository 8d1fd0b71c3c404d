import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { consoleTexts } from './texts';
import type { Horn } from './useHorn';

function textOf({ isOwn, isTaken }: Horn): string {
  if (isOwn) return consoleTexts.hornOwn;
  return isTaken ? consoleTexts.hornOther : consoleTexts.hornNobody;
}

/** Which device sounds the signals, and a way to try it. */
export function HornDialog({ horn, onClose }: { horn: Horn; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{consoleTexts.horn}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{textOf(horn)}</Typography>
        <Button variant="outlined" onClick={horn.test}>
          {consoleTexts.test}
        </Button>
        {horn.isOwn && horn.isOn ? (
          <Button variant="outlined" onClick={horn.release}>
            {consoleTexts.release}
          </Button>
        ) : (
          <Button variant="contained" onClick={horn.takeOver}>
            {consoleTexts.takeOver}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{consoleTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
