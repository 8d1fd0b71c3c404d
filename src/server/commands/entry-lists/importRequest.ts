import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '../../../shared/contract/entryImport';
import { areHeadings } from '../../../shared/domain/entryList/columns';
import { decodeText, isWorkbook } from '../../../shared/domain/entryList/decodeText';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import { isHtmlTable, readHtmlTable } from '../../../shared/domain/entryList/htmlTable';
import { readMailText } from '../../../shared/domain/entryList/mailText';
import type { ModelsByKey } from '../../../shared/domain/entryList/nameKeys';
import { MAX_ENTRY_LIST_BYTES, MAX_ENTRY_LIST_CELLS, MAX_ENTRY_LIST_ROWS } from '../../../shared/limits';
import { entryImportTexts as texts } from '../../../shared/texts/entryImport';
import { validationTexts } from '../../../shared/texts/validation';
import { invalid, tooLarge } from '../../errors';
import { assertReadable } from '../../http/parse';
import { readDelimited } from '../../uploads/readCsv';
import { fileOf } from '../../uploads/uploadedFile';
import { readSpreadsheet, type SpreadsheetList } from './readSpreadsheet';

/** A list as somebody sends it, and what they have said about it. */
export interface ImportRequest {
  /** Where a refusal of the whole list belongs. */
  source: 'text' | 'file';
  rows: ListRow[];
  /** The sheets of an Excel file, and the one that was read; none of any other list. */
  sheets: string[];
  sheet: string | null;
  mapping: ImportMapping;
  skip: ReadonlySet<number>;
  anyway: ReadonlySet<number>;
}

const valueOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;

/** Forms carry objects and lists as JSON text. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isField = (value: unknown): value is ImportField => IMPORT_FIELDS.some((field) => field === value);

function mappingOf(body: unknown): ImportMapping {
  const value = plain(valueOf(body, 'mapping')) ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid({ mapping: [texts.notMapping] });
  const chosen: [string, ImportField | null][] = [];
  for (const [heading, field] of Object.entries<unknown>({ ...value })) {
    if (field !== null && !isField(field)) throw invalid({ mapping: [texts.noSuchField(JSON.stringify(field))] });
    chosen.push([heading, field]);
  }
  return Object.fromEntries(chosen);
}

function linesOf(body: unknown, name: 'skip' | 'anyway'): ReadonlySet<number> {
  const value = plain(valueOf(body, name)) ?? [];
  const isLine = (one: unknown): one is number => Number.isInteger(one);
  if (!Array.isArray(value) || !value.every(isLine)) throw invalid({ [name]: [texts.notLines] });
  return new Set(value);
}

function sheetOf(body: unknown): string | null {
  const value = valueOf(body, 'sheet') ?? '';
  if (typeof value !== 'string') throw invalid({ sheet: [texts.notSheet] });
  return value === '' ? null : value;
}

type Source = ImportRequest['source'];
type Content = Pick<ImportRequest, 'source' | 'rows' | 'sheets' | 'sheet'>;

/** What counts where a list has no headings. */
interface Asked {
  mapping: ImportMapping;
  readModels: () => Promise<ModelsByKey>;
}

/** The rows of HTML, or of text with tabs, semicolons or commas; without headings, the boats that a mail tells of. */
async function textRows(source: Source, text: string, { mapping, readModels }: Asked): Promise<ListRow[]> {
  const read = isHtmlTable(text) ? { rows: readHtmlTable(text) } : readDelimited(text.replace(/^\uFEFF/, ''));
  if ('brokenRow' in read) throw invalid({ [source]: [texts.unclosedQuote(read.brokenRow)] });
  const rows = read.rows.map((row) => ({ number: 'line' in row ? row.line : row.number, cells: row.cells }));
  const isTable = Object.keys(mapping).length > 0 || rows.some(({ cells }) => areHeadings(cells));
  const boats = isTable ? [] : readMailText(text, await readModels());
  return boats.length > 0 ? boats : rows;
}

const textContent = async (source: Source, text: string, asked: Asked): Promise<Content> => ({
  source,
  rows: await textRows(source, text, asked),
  sheets: [],
  sheet: null,
});

async function spreadsheet(bytes: Buffer, asked: string | null): Promise<SpreadsheetList> {
  const read = await readSpreadsheet(bytes, asked);
  if (read === 'too large') throw tooLarge();
  if ('rows' in read) return read;
  throw invalid('file' in read ? { file: [read.file] } : { sheet: [read.sheet] });
}

async function contentOf(body: unknown, asked: Asked): Promise<Content> {
  const file = fileOf(body, 'file');
  const typed = valueOf(body, 'text');
  if (!file) {
    if (typeof typed !== 'string') throw invalid({ text: [validationTexts.required] });
    if (Buffer.byteLength(typed) > MAX_ENTRY_LIST_BYTES) throw tooLarge();
    return textContent('text', typed, asked);
  }
  if (typed !== undefined && typed !== '') throw invalid({ text: [texts.oneOfTwo] });
  if (file.bytes.length > MAX_ENTRY_LIST_BYTES) throw tooLarge();
  if (isWorkbook(file.filename, file.bytes))
    return { source: 'file', ...(await spreadsheet(file.bytes, sheetOf(body))) };
  return textContent('file', decodeText(file.bytes).text, asked);
}

/** The rows that say anything. Throws 413 for more than a list may have. */
function writtenRows(all: readonly ListRow[]): ListRow[] {
  const rows = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (rows.length - 1 > MAX_ENTRY_LIST_ROWS || cells > MAX_ENTRY_LIST_CELLS) throw tooLarge();
  return rows;
}

/**
 * Reads the body of an import. An Excel file takes up to a second: never within a unit of work. Throws 400 for what
 * cannot be understood, 413 for what is too much.
 */
export async function readImportRequest(body: unknown, readModels: () => Promise<ModelsByKey>): Promise<ImportRequest> {
  assertReadable(body);
  const mapping = mappingOf(body);
  const content = await contentOf(body, { mapping, readModels });
  return {
    ...content,
    rows: writtenRows(content.rows),
    mapping,
    skip: linesOf(body, 'skip'),
    anyway: linesOf(body, 'anyway'),
  };
}
