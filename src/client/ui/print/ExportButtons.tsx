import Button from '@mui/material/Button';
import { fileName, toCsv, type TextColumn } from '../../../shared/domain/csv';
import { saveFile } from '../../lib/csv';

const CSV_LABEL = 'Spara som CSV';

interface SavedRows<Row> {
  title: string;
  /** The date in the file name, "2026-06-04". */
  date: string;
  columns: readonly TextColumn<Row>[];
  rows: readonly Row[];
}

/** Saves the rows as text for Excel. */
export const saveRows = <Row,>({ title, date, columns, rows }: SavedRows<Row>): void =>
  saveFile(fileName(title, date, 'csv'), toCsv(columns, rows), 'text/csv;charset=utf-8');

/** Saves the rows as a file for Excel. */
export function CsvButton<Row>(saved: SavedRows<Row>) {
  return <Button onClick={() => saveRows(saved)}>{CSV_LABEL}</Button>;
}

const LABEL = 'Skriv ut';

/** Prints the page, like the browser's own command; the print sheet handles both. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{LABEL}</Button>;
}
