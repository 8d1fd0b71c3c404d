import Button from '@mui/material/Button';
import { useState, type ClipboardEvent, type RefObject } from 'react';
import { asLines, pastedTable } from '../../../lib/pastedTable';
import { DropArea } from '../../../ui/fields/DropArea';
import { TextField } from '../../../ui/fields/TextField';
import { ImportFile } from './ImportFile';
import { contentOfFile } from './listText';
import { importTexts } from './texts';
import type { ImportOfSailing } from './useEntryImport';

const ACCEPT = '.xlsx,.csv,.tsv,.txt,.html,.htm,text/*';

interface ImportSourceProps {
  list: ImportOfSailing;
  rows: number;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The box for the list: written, pasted, dropped or chosen as a file. */
export function ImportSource({ list, rows, inputRef }: ImportSourceProps) {
  const { text, file, problem } = list;
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const write = (next: string) => {
    setFileProblem(null);
    list.write(next);
  };
  const take = async (chosen: File) => {
    const read = await contentOfFile(chosen);
    if ('problem' in read) return setFileProblem(read.problem);
    if ('text' in read) return write(read.text);
    setFileProblem(null);
    list.takeFile(read.workbook);
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const table = pastedTable(event.clipboardData);
    if (table === null) return;
    event.preventDefault();
    const { selectionStart = text.length, selectionEnd = text.length } = inputRef.current ?? {};
    write(text.slice(0, selectionStart) + table + text.slice(selectionEnd));
  };
  const shown = fileProblem ?? problem;
  return (
    <DropArea
      label={file ? importTexts.changeFile : importTexts.chooseFile}
      inputLabel={importTexts.chooseFile}
      accept={ACCEPT}
      onFile={(chosen) => void take(chosen)}
      onDrop={(data) => write(pastedTable(data) ?? data.getData('text/plain'))}
      onPaste={paste}
      buttons={
        (file !== null || text !== '') && (
          <Button onClick={() => write('')}>{file ? importTexts.removeFile : importTexts.clear}</Button>
        )
      }
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
    </DropArea>
  );
}
