import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { TextField } from '../../../ui/fields/TextField';
import { ImportFile } from './ImportFile';
import { asLines, contentOfFile, pastedText } from './listText';
import { importTexts } from './texts';
import type { ImportOfSailing } from './useEntryImport';

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
const ACCEPT = '.xlsx,.csv,.tsv,.txt,.html,.htm,text/*';

interface ImportSourceProps {
  list: ImportOfSailing;
  rows: number;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The box for the list: written, pasted, dropped or chosen as a file. */
export function ImportSource({ list, rows, inputRef }: ImportSourceProps) {
  const { text, file, problem } = list;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const write = (next: string) => {
    setFileProblem(null);
    list.write(next);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await contentOfFile(chosen);
    if ('problem' in read) return setFileProblem(read.problem);
    if ('text' in read) return write(read.text);
    setFileProblem(null);
    list.takeFile(read.workbook);
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
      {file ? (
        <ImportFile file={file} list={list} problem={shown} />
      ) : (
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
      )}
      <div className="buttons">
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {file ? importTexts.changeFile : importTexts.chooseFile}
        </Button>
        {(file !== null || text !== '') && (
          <Button onClick={() => write('')}>{file ? importTexts.removeFile : importTexts.clear}</Button>
        )}
      </div>
      <input
        ref={input}
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
