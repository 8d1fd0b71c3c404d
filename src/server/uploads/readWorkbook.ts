import type { ListRow } from '../../shared/domain/entryList/entryDraft';
import { BYTES_PER_MB, MAX_ENTRY_LIST_BYTES } from '../../shared/limits';
import { unpackArchive } from './unpackArchive';

export interface Sheet {
  name: string;
  /** Its rows as a spreadsheet counts them; those below the last one with a value are left out. */
  rows: ListRow[];
}

/** A list of 200,000 cells takes some 15 MB; an archive that says more is refused as it is. */
const ARCHIVE_LIMITS = { bytes: 24 * BYTES_PER_MB, files: 500 };

/** The reader makes a table from A1 to the last cell, however few of them have values. */
const MAX_TABLE_CELLS = 3_000_000;
const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;

const utf8 = new TextDecoder();

const SHEET = /<(?:[\w.-]+:)?sheetData[\s/>]/;
const ROW_OR_CELL = /^<(?:[\w.-]+:)?(c|row)\s/;
const REFERENCE = /(?<![\w:.-])r\s*=\s*(?:"([^"]*)"|'([^']*)'|)/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;
const LETTERS = 26;
const LETTER_BEFORE_A = 64;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - LETTER_BEFORE_A, 0);

/** The tags of XML, read once from its beginning to its end. */
function* tagsOf(xml: string): Generator<string> {
  for (let at = xml.indexOf('<'); at >= 0;) {
    const end = xml.indexOf('>', at);
    if (end < 0) return;
    yield xml.slice(at, end);
    at = xml.indexOf('<', end);
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Where rows and cells say that they are. Throws for an address that only the reader would understand. */
function addressesIn(tag: string): { row: number; column: number }[] {
  const isCutOff = countOf(tag, '"') % 2 === 1 || countOf(tag, "'") % 2 === 1;
  if (isCutOff) throw new RangeError('A tag within a value');
  return Array.from(tag.matchAll(REFERENCE), ([, double, single]) => {
    const [, letters = '', digits] = ADDRESS.exec(double ?? single ?? '') ?? [];
    if (digits === undefined) throw new RangeError('No address');
    return { row: Number(digits), column: columnOf(letters) };
  });
}

/** How many cells the table of a sheet has; endless where its addresses say more than any spreadsheet has. */
function tableCells(xml: string): number {
  let [rows, lastRow, lastColumn] = [0, 0, 0];
  for (const tag of tagsOf(xml)) {
    const [, kind] = ROW_OR_CELL.exec(tag) ?? [];
    if (kind === undefined) continue;
    for (const { row, column } of addressesIn(tag)) {
      if (row > MAX_ROW || column > MAX_COLUMN) return Infinity;
      rows = Math.max(rows, row);
      if (kind === 'row' || tag.endsWith('/')) continue;
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
    }
  }
  return rows + lastRow * lastColumn;
}

/** The digits that a spreadsheet shows: "0.84299999999999997" is 0.843, and 23.0 is 23. */
const MOST_DIGITS = 15;
function numberText(written: string): string {
  const number = Number(written);
  return Number.isFinite(number) ? String(Number(number.toPrecision(MOST_DIGITS))) : written;
}

const MINUTE_MS = 60_000;
/** A time of day alone stands before the first day that a spreadsheet has. */
const FIRST_DAY_MS = Date.UTC(1900, 0, 1);

/** A date, a time of day, or both: spreadsheets have no zone. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const minute = new Date(Math.round(date.getTime() / MINUTE_MS) * MINUTE_MS);
  const [day = '', time = ''] = minute.toISOString().split('T');
  const clock = time.slice(0, 5);
  if (date.getTime() < FIRST_DAY_MS) return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

const cellText = (cell: unknown): string =>
  cell === null ? '' : cell instanceof Date ? dateText(cell) : String(cell).replace(/\r\n?/g, '\n');

class TooLarge extends Error {}

/** One text may stand in thousands of cells, which takes no room in the file. */
function textsOf(data: readonly (readonly unknown[])[], count: (length: number) => void): ListRow[] {
  return data.map((row, index) => ({
    number: index + 1,
    cells: row.map((cell) => {
      const text = cellText(cell);
      count(text.length);
      return text;
    }),
  }));
}

async function sheetsOf(bytes: Buffer): Promise<Sheet[]> {
  const { default: readExcelFile } = await import('read-excel-file/universal');
  const copy = new Uint8Array(bytes);
  const sheets = await readExcelFile<string>(copy.buffer, { parseNumber: numberText });
  let length = 0;
  const count = (more: number) => {
    length += more;
    if (length > MAX_ENTRY_LIST_BYTES) throw new TooLarge();
  };
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: textsOf(data, count) }));
}

/**
 * The sheets of an Excel file (.xlsx). What would take too much memory is `too large`, and is not unpacked; `broken` is
 * what is no workbook. Takes up to a second: never within a unit of work.
 */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[] | 'broken' | 'too large'> {
  const files = await unpackArchive(bytes, ARCHIVE_LIMITS);
  if (typeof files === 'string') return files;
  const tables = [...files.values()].map((content) => utf8.decode(content)).filter((xml) => SHEET.test(xml));
  try {
    if (tables.reduce((sum, xml) => sum + tableCells(xml), 0) > MAX_TABLE_CELLS) return 'too large';
    return await sheetsOf(bytes);
  } catch (error) {
    return error instanceof TooLarge ? 'too large' : 'broken';
  }
}
