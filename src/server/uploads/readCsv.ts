import { parse, CsvError } from 'csv-parse/sync';

export interface CsvRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number;
  cells: string[];
}

export interface CsvFile {
  rows: CsvRow[];
  encoding: 'UTF-8' | 'Windows-1252';
  delimiter: ';' | ',';
}

/**
 * What is not UTF-8 comes from an older program: SailArena and Excel write Windows-1252, in which every byte is a
 * character.
 */
function decode(bytes: Uint8Array): { text: string; encoding: CsvFile['encoding'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** The character that separates the headings, ignoring those within quotes. */
function delimiterOf(text: string): CsvFile['delimiter'] {
  const headings = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const outsideQuotes = headings.replace(/"[^"]*"/g, '');
  const count = (sign: string) => outsideQuotes.split(sign).length;
  return count(';') >= count(',') ? ';' : ',';
}

/** The rows of a CSV file, whatever program wrote it; or the row with a quote that never ends. */
export function readCsv(bytes: Uint8Array): CsvFile | { brokenRow: number } {
  const { text, encoding } = decode(bytes);
  const delimiter = delimiterOf(text);
  try {
    const records: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
    return { rows: records.map((cells, index) => ({ number: index + 1, cells })), encoding, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { brokenRow: typeof error['lines'] === 'number' ? error['lines'] : 1 };
  }
}
