import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WrittenFinish } from '../../../../changes/finishes';
import { TextField } from '../../../../ui/fields/TextField';
import { useUnsaved } from '../../../../lib/unsaved';
import { finishDialogTexts } from './texts';
import { PastePreview } from './PastePreview';
import { readFinishLines, type PasteContext, type PastedLine } from './readFinishLines';
import { SheetDialog } from './SheetDialog';

interface PasteDialogProps extends PasteContext {
  onWrite: (finishes: WrittenFinish[], label: string) => void;
  onClose: () => void;
}

const written = ({ row, number, finish }: PastedLine): WrittenFinish[] =>
  finish ? [{ competitor: row?.id ?? null, sail_number: number, finish }] : [];

/** Several finishes at once, from paper or another program, looked at before they are written down. */
export function PasteDialog({ onWrite, onClose, ...context }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [replaces, setReplaces] = useState(false);
  useUnsaved(text !== '');
  const lines = readFinishLines(text, context);
  const ready = lines.filter(({ problem, held }) => problem === null && (replaces || held === ''));
  const hasHeld = lines.some(({ problem, held }) => problem === null && held !== '');
  const save = () => {
    onWrite(ready.flatMap(written), finishDialogTexts.pasteSaved(ready.length));
    onClose();
  };
  return (
    <SheetDialog
      title={finishDialogTexts.pasteTitle}
      submitLabel={finishDialogTexts.pasteSave(ready.length)}
      canSubmit={ready.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{finishDialogTexts.pasteHelp}</Typography>
      <TextField
        label={finishDialogTexts.pasteField}
        multiline
        minRows={5}
        maxRows={12}
        autoFocus
        value={text}
        placeholder={finishDialogTexts.pasteExample}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
      />
      {hasHeld && (
        <FormControlLabel
          sx={{ mt: 1 }}
          label={finishDialogTexts.replaceAll}
          control={<Switch checked={replaces} onChange={(event) => setReplaces(event.target.checked)} />}
        />
      )}
      <PastePreview lines={lines} replaces={replaces} />
    </SheetDialog>
  );
}
