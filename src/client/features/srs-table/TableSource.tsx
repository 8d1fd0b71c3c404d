import Button from '@mui/material/Button';
import { useState, type ClipboardEvent } from 'react';
import { pastedTable } from '../../lib/pastedTable';
import { DropArea } from '../../ui/fields/DropArea';
import { TextField } from '../../ui/fields/TextField';
import { textOfFile } from './tableText';
import { srsPageTexts as texts } from './texts';

interface TableSourceProps {
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
  /** A whole table has come at once. */
  onTable: (text: string) => void;
}

/** The box for a table: pasted, dropped, chosen as a file or written. */
export function TableSource({ text, isWrong, onText, onTable }: TableSourceProps) {
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const bring = (table: string) => {
    setFileProblem(null);
    onTable(table);
  };
  const open = async (chosen: File) => {
    const read = await textOfFile(chosen);
    if ('text' in read) bring(read.text);
    else setFileProblem(read.problem);
  };
  const tableIn = (data: DataTransfer): string => pastedTable(data) ?? data.getData('text/plain');
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const table = tableIn(event.clipboardData);
    if (text !== '' || !table.includes('\n')) return;
    event.preventDefault();
    bring(table);
  };
  return (
    <DropArea
      label={texts.chooseFile}
      inputLabel={texts.chooseFile}
      accept=".html,.htm,.csv,.tsv,.txt,text/*"
      onFile={(chosen) => void open(chosen)}
      onDrop={(data) => bring(tableIn(data))}
      onPaste={paste}
      buttons={text === '' ? null : <Button onClick={() => onText('')}>{texts.clear}</Button>}
    >
      <TextField
        label={texts.table}
        multiline
        rows={8}
        value={text}
        error={isWrong || fileProblem !== null}
        helperText={fileProblem ?? texts.dropHere}
        placeholder={texts.placeholder}
        slotProps={{ htmlInput: { wrap: 'off', spellCheck: false, autoCapitalize: 'off' } }}
        onChange={({ target }) => {
          setFileProblem(null);
          onText(target.value);
        }}
      />
    </DropArea>
  );
}
