import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { sailTexts } from './texts';

interface RetireDialogProps {
  onRetire: (note: string) => void;
  onClose: () => void;
}

/** The boat gives up the race. Help is called for by other means, and this says by which. */
export function RetireDialog({ onRetire, onClose }: RetireDialogProps) {
  const titleId = useId();
  const labelId = useId();
  const [note, setNote] = useState('');
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{sailTexts.retireTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{sailTexts.retireText}</Typography>
        <FormControl>
          <FormLabel id={labelId}>{sailTexts.reason}</FormLabel>
          <RadioGroup aria-labelledby={labelId} value={note} onChange={(_, chosen) => setNote(chosen)}>
            {sailTexts.reasons.map((reason) => (
              <FormControlLabel key={reason} value={reason} label={reason} control={<Radio />} sx={{ minHeight: 48 }} />
            ))}
          </RadioGroup>
        </FormControl>
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" href="tel:112">
              {sailTexts.call}
            </Button>
          }
        >
          <strong>{sailTexts.help}</strong>
          <br />
          {sailTexts.helpText}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sailTexts.cancel}</Button>
        <Button variant="contained" onClick={() => onRetire(note)}>
          {sailTexts.confirmRetire}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
