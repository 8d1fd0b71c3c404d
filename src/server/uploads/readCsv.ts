import { parse, CsvError } from 'csv-parse/sync';
import { decodeText, type DecodedText } from '../../shared/domain/entryList/decodeText';
import { MAX_ROWS_ABOVE_HEADINGS } from '../../shared/limits';

export interface CsvRow {
  /** As a spreadsheet counts: the headings are row 1. */
  number: number;
  /** Where the row begins in the text: a value may take several lines. */
  line: number;
  cells: string[];
}

type Delimiter = ';' | ',' | '\t';

export interface DelimitedText {
  rows: CsvRow[];
  delimiter: Delimiter;
}

export interface CsvFile extends DelimitedText {
  encoding: DecodedText['encoding'];
}

/** The character that separates the headings, ignoring those within quotes; tabs before the others. */
function delimiterOf(text: string): Delimiter {
  const lines = text.trimStart().split(/\r\n|\r|\n/, MAX_ROWS_ABOVE_HEADINGS);
  for (const line of lines) {
    const outsideQuotes = line.replace(/"[^"]*"/g, '');
    const count = (sign: string) => outsideQuotes.split(sign).length;
    if (count('\t') > 1) return '\t';
    if (count(';') > 1 || count(',') > 1) return count(';') >= count(',') ? ';' : ',';
  }
  return ';';
}

interface CsvRecord {
  /** How many lines have been read with it. */
  info: { lines: number };
  record: string[];
}

/** The rows of text that a program has separated by signs; or the line with a quote that never ends. */
export function readDelimited(text: string): DelimitedText | { brokenRow: number } {
  const delimiter = delimiterOf(text);
  try {
    // With `info`, each record comes with what has been read so far, which the types do not say.
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    }) as unknown as CsvRecord[];
    const rows = records.map(({ record }, index) => ({
      number: index + 1,
      line: (records[index - 1]?.info.lines ?? 0) + 1,
      cells: record,
    }));
    return { rows, delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { brokenRow: typeof error['lines'] === 'number' ? error['lines'] : 1 };
  }
}

/** The rows of a CSV file, whatever program wrote it; or the row with a quote that never ends. */
export function readCsv(bytes: Uint8Array): CsvFile | { brokenRow: number } {
  const { text, encoding } = decodeText(bytes);
  const read = readDelimited(text);
  return 'brokenRow' in read ? read : { ...read, encoding };
}
