import { useMemo } from 'react';
import type { Column } from './column';
import { widestRows } from './lines';

interface WidestProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/**
 * A line without height that holds the columns as wide as all rows need, so that they do not move while the table is
 * scrolled.
 */
export function Widest<Row>({ rows, columns }: WidestProps<Row>) {
  const widest = useMemo(() => widestRows(columns, rows), [columns, rows]);
  return (
    <tr className="widest" aria-hidden="true">
      {columns.map(({ id, align, cell, text }, index) => {
        const row = widest[index];
        return (
          <td key={id} data-align={align}>
            <div>{row === undefined ? null : cell ? cell(row) : text(row)}</div>
          </td>
        );
      })}
    </tr>
  );
}
