import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { localDateOf } from '../../../shared/domain/time';
import { fileName } from '../../../shared/domain/csv';
import { saveFile } from '../../lib/csv';
import { SettingsSection } from './SettingsSection';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;
type Format = keyof typeof TYPES;

/** A file format to save data in. */
export interface DataFile<Data> {
  format: Format;
  label: string;
  /** The name of the file; the date is appended. */
  title: string;
  write: (data: Data) => string;
}

function saveAs<Data>({ format, title, write }: DataFile<Data>, data: Data): void {
  saveFile(fileName(title, localDateOf(Date.now()), format), write(data), TYPES[format]);
}

export const readableJson = (data: unknown): string => JSON.stringify(data, null, 2);

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

interface FilesSectionProps<Data> {
  title: string;
  lead: string;
  files: readonly DataFile<Data>[];
  /** Fetches the content; undefined when that failed. */
  read: () => Promise<Data | undefined>;
  /** The error message. */
  problem: string | undefined;
}

/** Saves all stored data about the user as a file. */
export function FilesSection<Data>({ title, lead, files, read, problem }: FilesSectionProps<Data>) {
  const [busy, setBusy] = useState<Format | null>(null);
  const save = async (file: DataFile<Data>) => {
    setBusy(file.format);
    const data = await read();
    setBusy(null);
    if (data !== undefined) saveAs(file, data);
  };
  return (
    <SettingsSection title={title} lead={lead}>
      {problem === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Buttons>
        {files.map((file) => (
          <Button
            key={file.format}
            variant="outlined"
            loading={busy === file.format}
            disabled={busy !== null && busy !== file.format}
            onClick={() => void save(file)}
          >
            {file.label}
          </Button>
        ))}
      </Buttons>
    </SettingsSection>
  );
}
