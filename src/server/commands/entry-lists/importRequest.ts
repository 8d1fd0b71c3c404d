import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '../../../shared/contract/entryImport';
import { decodeText, isArchive } from '../../../shared/domain/entryList/decodeText';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import { isHtmlTable, readHtmlTable } from '../../../shared/domain/entryList/htmlTable';
import { MAX_ENTRY_LIST_BYTES, MAX_ENTRY_LIST_CELLS, MAX_ENTRY_LIST_ROWS } from '../../../shared/limits';
import { entryImportTexts as texts } from '../../../shared/texts/entryImport';
import { validationTexts } from '../../../shared/texts/validation';
import { invalid, tooLarge } from '../../errors';
import { assertReadable } from '../../http/parse';
import { readDelimited } from '../../uploads/readCsv';
import { fileOf } from '../../uploads/uploadedFile';

/** A list as somebody sends it, and what they have said about it. */
export interface ImportRequest {
  /** Where a refusal of the whole list belongs. */
  source: 'text' | 'file';
  rows: ListRow[];
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

function contentOf(body: unknown): { source: ImportRequest['source']; text: string } {
  const file = fileOf(body, 'file');
  const typed = valueOf(body, 'text');
  if (!file) {
    if (typeof typed !== 'string') throw invalid({ text: [validationTexts.required] });
    if (Buffer.byteLength(typed) > MAX_ENTRY_LIST_BYTES) throw tooLarge();
    return { source: 'text', text: typed };
  }
  if (typed !== undefined && typed !== '') throw invalid({ text: [texts.oneOfTwo] });
  if (file.bytes.length > MAX_ENTRY_LIST_BYTES) throw tooLarge();
  if (isArchive(file.bytes)) throw invalid({ file: [texts.excel] });
  return { source: 'file', text: decodeText(file.bytes).text };
}

/** The rows of HTML, or of text with tabs, semicolons or commas. Throws 400 or 413 for what is no list of a size. */
function rowsOf({ source, text }: ReturnType<typeof contentOf>): ListRow[] {
  const read = isHtmlTable(text) ? { rows: readHtmlTable(text) } : readDelimited(text.replace(/^\uFEFF/, ''));
  if ('brokenRow' in read) throw invalid({ [source]: [texts.unclosedQuote(read.brokenRow)] });
  const rows = read.rows
    .map((row) => ({ number: 'line' in row ? row.line : row.number, cells: row.cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (rows.length - 1 > MAX_ENTRY_LIST_ROWS || cells > MAX_ENTRY_LIST_CELLS) throw tooLarge();
  return rows;
}

/** Reads the body of an import. Throws 400 for what cannot be understood, 413 for what is too much. */
export function readImportRequest(body: unknown): ImportRequest {
  assertReadable(body);
  const content = contentOf(body);
  return {
    source: content.source,
    mapping: mappingOf(body),
    skip: linesOf(body, 'skip'),
    anyway: linesOf(body, 'anyway'),
    rows: rowsOf(content),
  };
}
