import type { EntryListProblem } from '../../../shared/schemas/entryList/parseEntryList';
import { entryListTexts } from '../../../shared/texts/validation';
import { readCsv, type CsvFile } from '../../uploads/readCsv';

export type EntryListFile = CsvFile;

/** The rows of a CSV file as a spreadsheet counts them, whatever program wrote it; or the row that cannot be read. */
export function readEntryListFile(bytes: Uint8Array): EntryListFile | { problems: EntryListProblem[] } {
  const file = readCsv(bytes);
  return 'brokenRow' in file
    ? { problems: [{ row: file.brokenRow, column: '', text: entryListTexts.unclosedQuote }] }
    : file;
}
