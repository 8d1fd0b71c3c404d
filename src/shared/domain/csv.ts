/** A column that can be written as text. */
export interface TextColumn<Row> {
  label: string;
  /** The full name, where the label is short. */
  name?: string;
  text: (row: Row) => string;
}

/** The byte order mark by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Spreadsheets read the signs of full width as the others. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const FIGURE = /^[+-]?\d+(?:,\d+)?$/;
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

/** An apostrophe marks text that a spreadsheet would read as a formula; signed numbers stay as they are. */
const harmless = (text: string): string => (FORMULA_START.test(text) && !FIGURE.test(text) ? `'${text}` : text);

function field(text: string): string {
  const safe = harmless(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns rows as a file that Swedish Excel opens directly: semicolons, byte order mark, CRLF. The columns supply
 * numbers with a decimal comma.
 */
export function toCsv<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  const head = columns.map(({ label, name }) => name ?? label);
  const lines = [head, ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return BYTE_ORDER_MARK + lines.map((line) => line.map(field).join(';') + LINE_END).join('');
}

const LETTERS: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', é: 'e', ü: 'u', ø: 'o', æ: 'a' };

/** Builds a file name: "Torsdag 3" of 4 June as "csv" is "torsdag-3-2026-06-04.csv". */
export function fileName(title: string, date: string, ending: string): string {
  const plain = title.toLowerCase().replace(/[^a-z0-9]/g, (sign) => LETTERS[sign] ?? '-');
  return `${[...plain.split('-').filter((word) => word !== ''), date].join('-')}.${ending}`;
}
