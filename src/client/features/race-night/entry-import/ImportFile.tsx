import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { SelectField } from '../../../ui/fields/SelectField';
import { importTexts } from './texts';
import type { ImportOfSailing } from './useEntryImport';

interface ImportFileProps {
  file: File;
  list: ImportOfSailing;
  /** What is wrong with it. */
  problem: string | null;
}

/** An Excel file in place of the box for text, with the sheet that holds the list. */
export function ImportFile({ file, list, problem }: ImportFileProps) {
  const { preview, sheet, chooseSheet } = list;
  const sheets = preview?.sheets ?? [];
  return (
    <>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {file.name}
      </Typography>
      {sheets.length > 1 && (
        <SelectField
          label={importTexts.sheet}
          value={sheet ?? preview?.sheet ?? ''}
          onChange={({ target }) => chooseSheet(target.value)}
        >
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {problem === null ? (
        <Typography color="textSecondary">{importTexts.fileHint}</Typography>
      ) : (
        <Alert severity="error">{problem}</Alert>
      )}
    </>
  );
}
