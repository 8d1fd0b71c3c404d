import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { TextField } from '../../../ui/fields/TextField';
import { asLines, pastedText, textOfFile } from './listText';
import { importTexts } from './texts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  borderRadius: theme.shape.borderRadius,
  '&[data-over]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 4 },
  '& textarea': { fontFamily: 'ui-monospace, monospace', whiteSpace: 'pre', overflowX: 'auto' },
  '& .buttons': { display: 'flex', gap: theme.spacing(1) },
  '& .MuiButton-root': { minHeight: 44 },
}));

/** What a file dialog offers; a file that is dropped is judged by its content. */
const ACCEPT = '.csv,.tsv,.txt,.html,.htm,text/*';

interface ImportSourceProps {
  text: string;
  /** What is wrong with the list as a whole. */
  problem: string | null;
  rows: number;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}

/** The box for the list: written, pasted, dropped or chosen as a file. */
export function ImportSource({ text, problem, rows, inputRef, onText }: ImportSourceProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const write = (next: string) => {
    setFileProblem(null);
    onText(next);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await textOfFile(chosen);
    if ('text' in read) write(read.text);
    else setFileProblem(read.problem);
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const table = pastedText(event.clipboardData);
    if (table === null) return;
    event.preventDefault();
    const { selectionStart = text.length, selectionEnd = text.length } = inputRef.current ?? {};
    write(text.slice(0, selectionStart) + table + text.slice(selectionEnd));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void take(dropped);
    else write(pastedText(event.dataTransfer) ?? event.dataTransfer.getData('text/plain'));
  };
  const shown = fileProblem ?? problem;
  return (
    <Box
      data-over={isOver || undefined}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextField
        label={importTexts.list}
        multiline
        rows={rows}
        value={text}
        error={shown !== null}
        helperText={shown ?? importTexts.dropHere}
        placeholder={importTexts.placeholder}
        inputRef={inputRef}
        slotProps={{ htmlInput: { wrap: 'off', spellCheck: false, autoCapitalize: 'off' } }}
        onChange={({ target }) => write(asLines(target.value))}
      />
      <div className="buttons">
        <Button variant="outlined" onClick={() => file.current?.click()}>
          {importTexts.chooseFile}
        </Button>
        {text !== '' && <Button onClick={() => write('')}>{importTexts.clear}</Button>}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={importTexts.chooseFile}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
}
