import { areHeadings, readColumns } from '../../../shared/domain/entryList/columns';
import { isArchive, isOldExcel } from '../../../shared/domain/entryList/decodeText';
import type { ListRow } from '../../../shared/domain/entryList/entryDraft';
import { MAX_ROWS_ABOVE_HEADINGS } from '../../../shared/limits';
import { entryImportTexts as texts } from '../../../shared/texts/entryImport';
import { readWorkbook, type Sheet } from '../../uploads/readWorkbook';

export interface SpreadsheetList {
  rows: ListRow[];
  /** The one that was read. */
  sheet: string;
  /** All of the workbook, in its order. */
  sheets: string[];
}

/** Why there is no list in a workbook: it is too large, or a sentence about the file or about the sheet asked for. */
export type NoSpreadsheet = 'too large' | { file: string } | { sheet: string };

const headingsOf = ({ rows }: Sheet): ListRow | undefined =>
  rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, MAX_ROWS_ABOVE_HEADINGS)
    .find(({ cells }) => areHeadings(cells));

const namesSailNumbers = (headings: ListRow | undefined): boolean =>
  headings !== undefined && readColumns(headings.cells).places.sail_number !== undefined;

/** The sheet that holds a list: one whose headings name sail numbers, else one with headings, else the first one. */
function listSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const headings = new Map(sheets.map((sheet) => [sheet, headingsOf(sheet)]));
  return (
    sheets.find((sheet) => namesSailNumbers(headings.get(sheet))) ??
    sheets.find((sheet) => headings.get(sheet) !== undefined) ??
    sheets[0]
  );
}

/** The list in an Excel file: in the sheet that is asked for, or in the first one that has one. */
export async function readSpreadsheet(bytes: Buffer, asked: string | null): Promise<SpreadsheetList | NoSpreadsheet> {
  if (isOldExcel(bytes)) return { file: texts.oldExcel };
  const read = isArchive(bytes) ? await readWorkbook(bytes) : 'broken';
  if (read === 'too large') return read;
  if (read === 'broken') return { file: texts.noWorkbook };
  const sheet = asked === null ? listSheet(read) : read.find(({ name }) => name === asked);
  if (sheet) return { rows: sheet.rows, sheet: sheet.name, sheets: read.map(({ name }) => name) };
  return asked === null ? { file: texts.noWorkbook } : { sheet: texts.noSuchSheet(asked) };
}
