import Button from '@mui/material/Button';
import { fileName, toCsv, type TextColumn } from '../../../shared/domain/csv';
import { saveFile } from '../../lib/csv';

const CSV_LABEL = 'Spara som CSV';

interface CsvButtonProps<Row> {
  title: string;
  /** The date in the file name, "2026-06-04". */
  date: string;
  columns: readonly TextColumn<Row>[];
  rows: readonly Row[];
}

/** Saves the rows as a file for Excel. */
export function CsvButton<Row>({ title, date, columns, rows }: CsvButtonProps<Row>) {
  return (
    <Button onClick={() => saveFile(fileName(title, date, 'csv'), toCsv(columns, rows), 'text/csv;charset=utf-8')}>
      {CSV_LABEL}
    </Button>
  );
}

const LABEL = 'Skriv ut';

/** Prints the page, like the browser's own command; the print sheet handles both. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{LABEL}</Button>;
}
