import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Club } from '../../../shared/contract/clubs';
import { localDateOf } from '../../../shared/domain/time';
import { useClubDataMutation, type ClubData } from '../../api/clubData';
import { csvOf, fileName } from '../../lib/csv';
import { saveFile } from '../../lib/saveFile';
import { SettingsSection } from '../../ui/SettingsSection';
import { resultColumns, sailedRows } from './resultColumns';
import { texts } from './texts';

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));

const FORMATS = {
  json: {
    label: texts.json,
    title: texts.exportTitle,
    type: 'application/json',
    write: (data: ClubData) => JSON.stringify(data, null, 2),
  },
  csv: {
    label: texts.csv,
    title: texts.resultsTitle,
    type: 'text/csv;charset=utf-8',
    write: (data: ClubData) => csvOf(resultColumns, sailedRows(data.sailings)),
  },
} as const;
type Format = keyof typeof FORMATS;

const ORDER: readonly Format[] = ['json', 'csv'];

/** All that the club has put in, as a file: one press. */
export function ExportSection({ club }: { club: Club }) {
  const [read, { isError }] = useClubDataMutation();
  const [busy, setBusy] = useState<Format | null>(null);
  const [today] = useState(() => localDateOf(Date.now()));
  const save = async (format: Format) => {
    setBusy(format);
    const { data } = await read(club.id);
    setBusy(null);
    if (!data) return;
    const { title, type, write } = FORMATS[format];
    saveFile(fileName(title(club.name), today, format), write(data), type);
  };
  return (
    <SettingsSection title={texts.export} lead={texts.exportLead}>
      {isError ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.exportFailed}
        </Alert>
      ) : null}
      <Buttons>
        {ORDER.map((format) => (
          <Button
            key={format}
            variant="outlined"
            loading={busy === format}
            disabled={busy !== null && busy !== format}
            onClick={() => void save(format)}
          >
            {FORMATS[format].label}
          </Button>
        ))}
      </Buttons>
    </SettingsSection>
  );
}
