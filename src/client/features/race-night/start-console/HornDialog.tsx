import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { consoleTexts } from './texts';
import type { Horn } from './useHorn';

function textOf({ isOwn, isTaken }: Horn): string {
  if (isOwn) return consoleTexts.hornOwn;
  return isTaken ? consoleTexts.hornOther : consoleTexts.hornNobody;
}

/** The browser's voice: asked for by the officer, and only where boats start one by one. */
function Reading({ voice }: Pick<Horn, 'voice'>) {
  const textId = useId();
  if (!voice.isThere) return <Typography>{consoleTexts.noVoice}</Typography>;
  return (
    <div>
      <FormControlLabel
        label={consoleTexts.readBoats}
        sx={{ minHeight: 44 }}
        control={
          <Switch
            checked={voice.isOn}
            onChange={({ target }) => voice.turn(target.checked)}
            slotProps={{ input: { 'aria-describedby': textId } }}
          />
        }
      />
      <Typography id={textId} variant="body2">
        {consoleTexts.readBoatsText}
      </Typography>
    </div>
  );
}

interface HornDialogProps {
  horn: Horn;
  /** Boats start by times of their own. */
  hasOwnStarts: boolean;
  onClose: () => void;
}

/** Which device sounds the signals, and a way to try it. */
export function HornDialog({ horn, hasOwnStarts, onClose }: HornDialogProps) {
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
        {hasOwnStarts && <Reading voice={horn.voice} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{consoleTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
