import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ClipboardEventHandler, type ReactNode } from 'react';

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  borderRadius: theme.shape.borderRadius,
  '&[data-over]': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 4 },
  '& textarea': { fontFamily: 'ui-monospace, monospace', whiteSpace: 'pre', overflowX: 'auto' },
  '& .buttons': { display: 'flex', gap: theme.spacing(1) },
  '& .MuiButton-root': { minHeight: 44 },
}));

interface DropAreaProps {
  /** What the button says, and the field that it opens. */
  label: string;
  inputLabel: string;
  /** What a file dialog offers; a file that is dropped is judged by its content. */
  accept: string;
  onFile: (file: File) => void;
  /** Something else than a file was dropped; left out where only files are taken. */
  onDrop?: (data: DataTransfer) => void;
  onPaste?: ClipboardEventHandler<HTMLDivElement>;
  /** Buttons beside the one that chooses a file. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A file that is chosen or dropped, or a text of lines that is written, pasted or dropped. */
export function DropArea({ label, inputLabel, accept, onFile, onDrop, onPaste, buttons, children }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <Area
      data-over={isOver || undefined}
      onPaste={onPaste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onFile(dropped);
        else onDrop?.(event.dataTransfer);
      }}
    >
      {children}
      <div className="buttons">
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {label}
        </Button>
        {buttons}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </Area>
  );
}
