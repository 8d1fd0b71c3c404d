import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { WrittenFinish } from '../../../../changes/finishes';
import { TextField } from '../../../../ui/fields/TextField';
import { keepDraft, readDraft } from '../../../../lib/drafts';
import { useUnsaved } from '../../../../lib/unsaved';
import { useKeptNotice } from '../../../../ui/form/KeptDraft';
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

/** The text of the list, kept like the draft of a form until it is written down or given up. */
function useKeptText(): { text: string; setText: (text: string) => void; forget: () => void } {
  const draft = `${useLocation().pathname}.paste`;
  const [text, setText] = useState(() => String(readDraft(draft)['text'] ?? ''));
  useEffect(() => keepDraft(draft, text === '' ? {} : { text }), [draft, text]);
  useKeptNotice(draft, false);
  useUnsaved(text !== '');
  return { text, setText, forget: () => keepDraft(draft, {}) };
}

/** Several finishes at once, from paper or another program, looked at before they are written down. */
export function PasteDialog({ onWrite, onClose, ...context }: PasteDialogProps) {
  const { text, setText, forget } = useKeptText();
  const [replaces, setReplaces] = useState(false);
  const lines = readFinishLines(text, context);
  const ready = lines.filter(({ problem, held }) => problem === null && (replaces || held === ''));
  const hasHeld = lines.some(({ problem, held }) => problem === null && held !== '');
  const giveUp = () => {
    forget();
    onClose();
  };
  const save = () => {
    onWrite(ready.flatMap(written), finishDialogTexts.pasteSaved(ready.length));
    giveUp();
  };
  return (
    <SheetDialog
      title={finishDialogTexts.pasteTitle}
      submitLabel={finishDialogTexts.pasteSave(ready.length)}
      canSubmit={ready.length > 0}
      onSubmit={save}
      onGiveUp={giveUp}
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
