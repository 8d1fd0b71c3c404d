import { parse, CsvError } from 'csv-parse/sync';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import type { EntryListProblem } from '../../../shared/schemas/entryList/parseEntryList';
import { entryListTexts } from '../../../shared/texts/entryList';

export interface EntryListFile {
  rows: ListRow[];
  encoding: 'UTF-8' | 'Windows-1252';
  delimiter: ';' | ',';
}

/** What is not UTF-8 comes from an older program: SailArena and Excel write Windows-1252, in which every byte is a character. */
function decode(bytes: Uint8Array): { text: string; encoding: EntryListFile['encoding'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** The sign that parts the headings; values and names within quotes do not count. */
function delimiterOf(text: string): EntryListFile['delimiter'] {
  const headings = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const outsideQuotes = headings.replace(/"[^"]*"/g, '');
  const count = (sign: string) => outsideQuotes.split(sign).length;
  return count(';') >= count(',') ? ';' : ',';
}

/** The rows of a CSV file as a spreadsheet counts them, whatever program wrote it; or the row that cannot be read. */
export function readEntryListFile(bytes: Uint8Array): EntryListFile | { problems: EntryListProblem[] } {
  const { text, encoding } = decode(bytes);
  const delimiter = delimiterOf(text);
  try {
    const records: string[][] = parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
    return { rows: records.map((cells, index) => ({ number: index + 1, cells })), encoding, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { problems: [{ row, column: '', text: entryListTexts.unclosedQuote }] };
  }
}
