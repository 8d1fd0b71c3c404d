import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { isHtmlTable } from '../../../shared/domain/entryList/htmlTable';
import { TextField } from '../../ui/fields/TextField';
import { asLines, textOfFile } from './tableText';
import { srsPageTexts as texts } from './texts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  '&[data-over]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 4 },
  '& textarea': { fontFamily: 'ui-monospace, monospace', whiteSpace: 'pre', overflowX: 'auto' },
  '& .buttons': { display: 'flex', gap: theme.spacing(1) },
  '& .MuiButton-root': { minHeight: 44 },
}));

interface TableSourceProps {
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
  /** A whole table has come at once. */
  onTable: (text: string) => void;
}

/** The box for a table: pasted, dropped, chosen as a file or written. */
export function TableSource({ text, isWrong, onText, onTable }: TableSourceProps) {
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const bring = (table: string) => {
    setFileProblem(null);
    onTable(table);
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await textOfFile(chosen);
    if ('text' in read) bring(read.text);
    else setFileProblem(read.problem);
  };
  const tableIn = (data: DataTransfer): string => {
    const html = data.getData('text/html');
    return isHtmlTable(html) ? asLines(html) : asLines(data.getData('text/plain'));
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const table = tableIn(event.clipboardData);
    if (text !== '' || !table.includes('\n')) return;
    event.preventDefault();
    bring(table);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) void open(dropped);
    else bring(tableIn(event.dataTransfer));
  };
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
      <div className="buttons">
        <Button variant="outlined" onClick={() => file.current?.click()}>
          {texts.chooseFile}
        </Button>
        {text === '' ? null : <Button onClick={() => onText('')}>{texts.clear}</Button>}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept=".html,.htm,.csv,.tsv,.txt,text/*"
        aria-label={texts.chooseFile}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
}
