import { setImmediate } from 'node:timers/promises';
import { cellLines, columnWidths, GUTTER, type TableLetters } from './columnWidths';
import { widthOf, writeLine, type LetterStyle } from './letters';
import type { PaperCell, PaperTable } from './paper';
import type { Sheets } from './sheets';

/** Of a line, as a share of its letters. */
const LEADING = 1.25;
const ROW_PADDING = 2.5;
/** Between so many rows others of the server get their turn. */
const ROWS_IN_A_TURN = 15;

interface Line {
  text: string;
  style: LetterStyle;
}

interface Row {
  /** The lines of each cell. */
  cells: Line[][];
  height: number;
}

const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((height, { style }) => height + style.size * LEADING, 0);

function rowOf(cells: readonly PaperCell[], letters: TableLetters, widths: readonly number[]): Row {
  const laid = cells.map((cell, index) => cellLines(cell, letters, widths[index] ?? 0));
  const tallest = Math.max(letters.cell.size * LEADING, ...laid.map(heightOf));
  return { cells: laid, height: tallest + 2 * ROW_PADDING };
}

/** Draws a table over as many sheets as it needs: its head again on each, no row cut in two. */
export async function drawTable(sheets: Sheets, table: PaperTable, letters: TableLetters): Promise<void> {
  const { doc } = sheets;
  const { columns } = table;
  const widths = columnWidths(table, letters, sheets.width);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((left, width) => left + width + GUTTER, sheets.left),
  );
  const heads = { ...letters, cell: letters.head };
  const head = rowOf(
    columns.map(({ label }) => ({ text: label })),
    heads,
    widths,
  );

  const writeCell = ({ cells }: Row, index: number, top: number): void => {
    let y = top + ROW_PADDING;
    for (const { text, style } of cells[index] ?? []) {
      const left = lefts[index] ?? 0;
      const x = columns[index]?.align === 'end' ? left + (widths[index] ?? 0) - widthOf(text, style) : left;
      writeLine(doc, text, style, { x, y });
      y += style.size * LEADING;
    }
  };
  const headAgain = (): void =>
    sheets.artifact(() => {
      columns.forEach((_, index) => writeCell(head, index, sheets.y));
      sheets.rule(sheets.y + head.height, 'head');
      sheets.y += head.height;
    });

  const element = sheets.open('Table');
  const first = table.rows[0] ? rowOf(table.rows[0], letters, widths).height : 0;
  sheets.keep(head.height + first);
  sheets.group(element, 'TR', (row) => {
    columns.forEach((_, index) => {
      sheets.tag(row, 'TH', () => writeCell(head, index, sheets.y), { scope: 'Column' });
    });
  });
  sheets.artifact(() => sheets.rule(sheets.y + head.height, 'head'));
  sheets.y += head.height;

  for (const [number, cells] of table.rows.entries()) {
    if (number % ROWS_IN_A_TURN === ROWS_IN_A_TURN - 1) await setImmediate();
    const laid = rowOf(cells, letters, widths);
    if (sheets.keep(laid.height)) headAgain();
    sheets.group(element, 'TR', (row) => {
      columns.forEach(({ isRowHead }, index) => {
        const write = () => writeCell(laid, index, sheets.y);
        if (isRowHead === true) sheets.tag(row, 'TH', write, { scope: 'Row' });
        else sheets.tag(row, 'TD', write);
      });
    });
    sheets.artifact(() => sheets.rule(sheets.y + laid.height, 'row'));
    sheets.y += laid.height;
  }
  element.end();
}
