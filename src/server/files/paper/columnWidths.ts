import { linesOf, widthOf, type LetterStyle } from './letters';
import type { PaperCell, PaperColumn, PaperTable } from './paper';

/** The letters of a table. */
export interface TableLetters {
  head: LetterStyle;
  cell: LetterStyle;
  strong: LetterStyle;
  below: LetterStyle;
}

export const lettersOf = (size: number): TableLetters => ({
  head: { size: size - 1, weight: 600 },
  cell: { size, weight: 400 },
  strong: { size, weight: 600 },
  below: { size: size - 1.5, weight: 400 },
});

/** Between two columns. */
export const GUTTER = 8;
/** A boat and its people want so much. */
const ROOM_FOR_BOATS = 150;

const ofCell = ({ text, isStrong }: PaperCell, { cell, strong }: TableLetters): number =>
  widthOf(text, isStrong === true ? strong : cell);

/** What the widest text of a column takes. */
const naturalWidth = ({ columns, rows }: PaperTable, index: number, letters: TableLetters): number =>
  Math.max(
    widthOf(columns[index]?.label ?? '', letters.head),
    ...rows.map((row) => ofCell(row[index] ?? { text: '' }, letters)),
  );

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** The widths of the columns in points: those that are not flexible as they need, the others of what is left. */
export function columnWidths(table: PaperTable, letters: TableLetters, room: number): number[] {
  const { columns } = table;
  const natural = columns.map((_, index) => naturalWidth(table, index, letters));
  const isFixed = (column: PaperColumn): boolean => column.isFlexible !== true;
  const flexible = columns.filter((column) => !isFixed(column)).length;
  const free = room - GUTTER * (columns.length - 1);
  const fixed = sum(natural.filter((_, index) => isFixed(columns[index] as PaperColumn)));
  const left = Math.max(free - fixed, Math.min(ROOM_FOR_BOATS, free / 3));
  const scale = fixed === 0 ? 1 : Math.min(1, (free - left) / fixed);
  return columns.map((column, index) => (isFixed(column) ? (natural[index] ?? 0) * scale : left / flexible));
}

/** Whether the boats have enough room beside all that is not flexible. */
export function hasRoom(table: PaperTable, letters: TableLetters, room: number): boolean {
  const { columns } = table;
  const fixed = columns.map((column, index) =>
    column.isFlexible === true ? ROOM_FOR_BOATS : naturalWidth(table, index, letters),
  );
  return sum(fixed) + GUTTER * (columns.length - 1) <= room;
}

/** The lines of a cell, those below in smaller letters. */
export function cellLines(
  { text, below = '', isStrong }: PaperCell,
  letters: TableLetters,
  width: number,
): { text: string; style: LetterStyle }[] {
  // Rounding must not break a line that is as wide as its column.
  const most = width + 0.1;
  const style = isStrong === true ? letters.strong : letters.cell;
  return [
    ...linesOf(text, style, most).map((line) => ({ text: line, style })),
    ...linesOf(below, letters.below, most).map((line) => ({ text: line, style: letters.below })),
  ];
}
