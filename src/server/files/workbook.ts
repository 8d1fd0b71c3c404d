import type { TextColumn } from '../../shared/domain/csv';

/** A number or a text of a spreadsheet, and how a number is shown. */
export interface Cell {
  value: number | string;
  format?: string;
}

/** A column of a list as text, and as cells where it is more than text. */
export interface FileColumn<Row> extends TextColumn<Row> {
  /** null: an empty cell. */
  cell?: (row: Row) => Cell | null;
}

/** A sheet whose first line are the headings of its columns. */
export interface Sheet {
  name: string;
  /** In the widths of letters. */
  widths: readonly number[];
  lines: readonly (readonly (Cell | null)[])[];
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const LETTERS = { least: 6, most: 36, beside: 2 };

const widthOf = (texts: readonly string[]): number =>
  Math.min(LETTERS.most, Math.max(LETTERS.least, ...texts.map(({ length }) => length + LETTERS.beside)));

/** A list as a sheet, each column as wide as its texts. */
export const sheetOf = <Row>(name: string, columns: readonly FileColumn<Row>[], rows: readonly Row[]): Sheet => ({
  name,
  widths: columns.map(({ label, text }) => widthOf([label, ...rows.map(text)])),
  lines: [
    columns.map(({ label }) => ({ value: label })),
    ...rows.map((row) =>
      columns.map(({ cell, text }): Cell | null => {
        if (cell) return cell(row);
        const value = text(row);
        return value === '' ? null : { value };
      }),
    ),
  ],
});

const DAY_S = 86_400;

/** A length of time as Excel counts: a part of a day, also beyond 24 hours. */
export const durationCell = (seconds: number): Cell => ({ value: seconds / DAY_S, format: '[h]:mm:ss' });

/** A time of day, in seconds since midnight. */
export const clockCell = (seconds: number): Cell => ({ value: seconds / DAY_S, format: 'hh:mm:ss' });

/** An Excel file. A text stays text, whatever it begins with. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(
    sheets.map(({ name, widths, lines }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      data: lines.map((line, index) =>
        line.map((cell) => (cell && index === 0 ? { ...cell, fontWeight: 'bold' as const } : cell)),
      ),
    })),
  ).toBuffer();
}
