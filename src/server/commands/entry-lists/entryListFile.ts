import { isWorkbook } from '../../../shared/domain/entryList/decodeText';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import type { EntryListProblem } from '../../../shared/schemas/entryList/parseEntryList';
import { entryImportTexts } from '../../../shared/texts/entryImport';
import { entryListTexts } from '../../../shared/texts/validation';
import { readCsv, type CsvFile } from '../../uploads/readCsv';
import type { UploadedFile } from '../../uploads/uploadedFile';
import { readSpreadsheet } from './readSpreadsheet';

/** A list in a file of text, or in a sheet of a workbook. */
export type EntryListFile = CsvFile | { rows: ListRow[]; sheet: string };

type Unread = { problems: EntryListProblem[] };

const unread = (row: number, text: string): Unread => ({ problems: [{ row, column: '', text }] });

async function readSheet(bytes: Buffer, asked: string | null): Promise<EntryListFile | Unread> {
  const read = await readSpreadsheet(bytes, asked);
  if (read === 'too large') return unread(1, entryImportTexts.tooLarge);
  if ('rows' in read) return { rows: read.rows, sheet: read.sheet };
  return unread(1, 'file' in read ? read.file : read.sheet);
}

/**
 * The rows of an Excel file or a CSV file as a spreadsheet counts them, whatever program wrote it; or what cannot be
 * read. `sheet`: the one to read, where it is not the first one with a list.
 */
export async function readEntryListFile(
  file: UploadedFile,
  sheet: string | null = null,
): Promise<EntryListFile | Unread> {
  if (isWorkbook(file.filename, file.bytes)) return readSheet(file.bytes, sheet);
  const read = readCsv(file.bytes);
  return 'brokenRow' in read ? unread(read.brokenRow, entryListTexts.unclosedQuote) : read;
}
