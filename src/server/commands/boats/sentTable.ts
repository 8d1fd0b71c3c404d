import type { BoatKind } from '../../../shared/contract/boats';
import { decodeText } from '../../../shared/domain/entryList/decodeText';
import { isHtmlTable, readHtmlTable } from '../../../shared/domain/entryList/htmlTable';
import { readSrsTable, type SrsTable, type TableRow } from '../../../shared/domain/srsTable/readSrsTable';
import { repairedText } from '../../../shared/domain/srsTable/repairedText';
import { localDateOf } from '../../../shared/domain/time';
import { MAX_ENTRY_LIST_BYTES, MAX_ENTRY_LIST_CELLS, MAX_ENTRY_LIST_ROWS } from '../../../shared/limits';
import { srsTableSchema } from '../../../shared/schemas/boat';
import { srsTableTexts as texts } from '../../../shared/texts/srsTable';
import { validationTexts } from '../../../shared/texts/validation';
import { invalid, tooLarge } from '../../errors';
import { assertReadable, parse } from '../../http/parse';
import { readDelimited } from '../../uploads/readCsv';
import { fileOf } from '../../uploads/uploadedFile';

/** A table as somebody sends it, and what they say of it. */
export interface SentTable {
  table: SrsTable;
  kind: BoatKind;
  year: number;
}

/** How many mistakes of a table are told at once. */
const MOST_PROBLEMS = 20;
/** How a zip archive begins, which a spreadsheet is. */
const ARCHIVE = 'PK\u0003\u0004';

/** A refusal of the whole table, in the field that it came in. */
type Refuse = (...sentences: string[]) => Error;

function rowsOf(content: string, refuse: Refuse): TableRow[] {
  const read = isHtmlTable(content) ? { rows: readHtmlTable(content) } : readDelimited(content.replace(/^\uFEFF/, ''));
  if ('brokenRow' in read) throw refuse(texts.unclosedQuote(read.brokenRow));
  const rows = read.rows
    .map((row) => ({ number: 'line' in row ? row.line : row.number, cells: row.cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (rows.length - 1 > MAX_ENTRY_LIST_ROWS || cells > MAX_ENTRY_LIST_CELLS) throw tooLarge();
  return rows;
}

function tableOf(content: string, refuse: Refuse): SrsTable {
  if (content.startsWith(ARCHIVE)) throw refuse(texts.archive);
  const table = readSrsTable(rowsOf(repairedText(content), refuse));
  if (!('problems' in table)) return table;
  const rest = table.problems.length - MOST_PROBLEMS;
  throw refuse(...table.problems.slice(0, MOST_PROBLEMS), ...(rest > 0 ? [texts.more(rest)] : []));
}

function pastedBytes(body: unknown): Buffer {
  const text: unknown = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;
  if (typeof text !== 'string') throw invalid({ text: [validationTexts.required] });
  return Buffer.from(text);
}

/** Reads the body of an import. Throws 400 for what is no table of types, 413 for what is too much. */
export function readSentTable(body: unknown, now: Date): SentTable {
  assertReadable(body);
  const file = fileOf(body, 'file');
  const said = parse(srsTableSchema, body);
  const bytes = file?.bytes ?? pastedBytes(body);
  if (bytes.length > MAX_ENTRY_LIST_BYTES) throw tooLarge();
  const refuse: Refuse = (...sentences) => invalid({ [file ? 'file' : 'text']: sentences });
  return {
    table: tableOf(decodeText(bytes).text, refuse),
    kind: said.kind ?? 'monohull',
    year: said.year ?? Number(localDateOf(now.getTime()).slice(0, 4)),
  };
}
