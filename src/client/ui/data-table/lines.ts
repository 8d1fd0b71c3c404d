import type { RowKey } from './column';

/** A line of the table's body: a row, or what an open row shows below itself. */
export interface Line<Row> {
  kind: 'row' | 'details';
  row: Row;
  rowKey: string;
}

export function linesOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
  open: ReadonlySet<string>,
): Line<Row>[] {
  return rows.flatMap((row): Line<Row>[] => {
    const rowKey = String(keyOf(row));
    const line: Line<Row> = { kind: 'row', row, rowKey };
    return open.has(rowKey) ? [line, { ...line, kind: 'details' }] : [line];
  });
}

/**
 * For each column the row whose text is the longest: with these in the document the columns are as wide as all rows
 * need.
 */
export function widestRows<Row>(
  columns: readonly { text: (row: Row) => string }[],
  rows: readonly Row[],
): (Row | undefined)[] {
  return columns.map(({ text }) => {
    let widest: Row | undefined;
    let length = -1;
    for (const row of rows) {
      const here = text(row).length;
      if (here > length) [widest, length] = [row, here];
    }
    return widest;
  });
}
