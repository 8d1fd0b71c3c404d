/** What can be written down of a column. */
export interface TextColumn<Row> {
  label: string;
  /** The whole name, where the label is short. */
  name?: string;
  text: (row: Row) => string;
}

/** Excel knows UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

const FORMULA_START = /^[=+\-@\t\r]/;
const FIGURE = /^[+-]?\d+(?:,\d+)?$/;
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

/** A text that a spreadsheet would take for a formula is kept a text by an apostrophe; figures may have a sign. */
const harmless = (text: string): string => (FORMULA_START.test(text) && !FIGURE.test(text) ? `'${text}` : text);

function field(text: string): string {
  const safe = harmless(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file that Swedish Excel opens as it is: semicolons, byte order mark, CRLF. Figures come with a decimal
 * comma from the columns.
 */
export function csvOf<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  const head = columns.map(({ label, name }) => name ?? label);
  const lines = [head, ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return BYTE_ORDER_MARK + lines.map((line) => line.map(field).join(';') + LINE_END).join('');
}

const LETTERS: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', é: 'e', ü: 'u', ø: 'o', æ: 'a' };

/** "Torsdag 3" of 4 June as a "csv" is "torsdag-3-2026-06-04.csv". */
export function fileName(title: string, date: string, ending: string): string {
  const plain = title.toLowerCase().replace(/[^a-z0-9]/g, (sign) => LETTERS[sign] ?? '-');
  return `${[...plain.split('-').filter((word) => word !== ''), date].join('-')}.${ending}`;
}

export const csvName = (title: string, date: string): string => fileName(title, date, 'csv');
