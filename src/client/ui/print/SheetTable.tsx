import type { ReactNode } from 'react';
import type { Column, RowKey } from '../data-table/column';

/** A list on the sheet. `sheetSection` creates it, so that one sheet can hold lists of different rows. */
export interface SheetSection {
  title?: string;
  /** On a dense sheet it takes half the width: the next one stands beside it. */
  isHalf?: boolean;
  head: readonly SheetHead[];
  rows: readonly { key: RowKey; cells: readonly ReactNode[] }[];
}

interface SheetHead {
  id: string;
  label: string;
  align: Column<unknown>['align'];
}

interface SectionOf<Row> {
  title?: string;
  isHalf?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
}

export function sheetSection<Row>({ title, isHalf = false, columns, rows, keyOf }: SectionOf<Row>): SheetSection {
  return {
    title,
    isHalf,
    head: columns.map(({ id, label, align }) => ({ id, label, align })),
    rows: rows.map((row) => ({ key: keyOf(row), cells: columns.map(({ print, text }) => (print ?? text)(row)) })),
  };
}

/** The head is repeated on each page, and no row is cut in two. */
export function SheetTable({ section: { title, isHalf, head, rows } }: { section: SheetSection }) {
  return (
    <section data-half={isHalf ? '' : undefined}>
      {title === undefined ? null : <h2>{title}</h2>}
      <table>
        <thead>
          <tr>
            {head.map(({ id, label, align }) => (
              <th key={id} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={head[index]?.id} data-align={head[index]?.align}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
