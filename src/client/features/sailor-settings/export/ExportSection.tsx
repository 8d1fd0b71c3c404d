import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { localDateOf } from '../../../../shared/domain/time';
import { useOwnDataMutation, type OwnData } from '../../../api/ownData';
import { csvOf, fileName } from '../../../lib/csv';
import { saveFile } from '../../../lib/saveFile';
import { SettingsSection } from '../../../ui/SettingsSection';
import { texts as allTexts } from '../texts';
import { ownDataColumns, ownDataRows } from './ownDataRows';

const texts = allTexts.export;

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

const FORMATS = {
  csv: { type: 'text/csv;charset=utf-8', write: (data: OwnData) => csvOf(ownDataColumns, ownDataRows(data)) },
  json: { type: 'application/json', write: (data: OwnData) => JSON.stringify(data, null, 2) },
} as const;
type Format = keyof typeof FORMATS;

const LABELS: readonly { format: Format; label: string }[] = [
  { format: 'csv', label: texts.csv },
  { format: 'json', label: texts.json },
];

function saveAs(format: Format, data: OwnData): void {
  const { type, write } = FORMATS[format];
  saveFile(fileName(texts.fileTitle, localDateOf(Date.now()), format), write(data), type);
}

/** All that is kept of the sailor, as a file: one press. */
export function ExportSection({ sailor }: { sailor: Id }) {
  const [read, { isError }] = useOwnDataMutation();
  const [busy, setBusy] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setBusy(format);
    const { data } = await read(sailor);
    setBusy(null);
    if (!data) return;
    saveAs(format, data);
  };
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {isError ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.failed}
        </Alert>
      ) : null}
      <Buttons>
        {LABELS.map(({ format, label }) => (
          <Button
            key={format}
            variant="outlined"
            loading={busy === format}
            disabled={busy !== null && busy !== format}
            onClick={() => void save(format)}
          >
            {label}
          </Button>
        ))}
      </Buttons>
    </SettingsSection>
  );
}
