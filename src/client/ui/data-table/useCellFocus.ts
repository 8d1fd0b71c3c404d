import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { buttonOf, walk } from './cellWalk';
import type { Column, RowKey } from './column';

/** The button of a cell, by its row and column. */
export interface CellAt {
  row: string;
  column: string;
}

interface Cells<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => RowKey;
}

function firstButton<Row>({ rows, columns, keyOf }: Cells<Row>): CellAt | null {
  for (const row of rows) {
    const column = columns.find(({ explains }) => explains?.(row));
    if (column) return { row: String(keyOf(row)), column: column.id };
  }
  return null;
}

function isAButton<Row>({ rows, columns, keyOf }: Cells<Row>, at: CellAt): boolean {
  const row = rows.find((one) => String(keyOf(one)) === at.row);
  return row !== undefined && columns.some(({ id, explains }) => id === at.column && explains?.(row));
}

/** A table has hundreds of figures that can be asked: Tab reaches one of them, and arrows walk from there. */
export function useCellFocus<Row>(cells: Cells<Row>) {
  const [left, setLeft] = useState<CellAt | null>(null);
  const tabStop = left && isAButton(cells, left) ? left : firstButton(cells);

  const onFocus = ({ target }: FocusEvent) => {
    const button = buttonOf(target);
    const { row } = button?.closest<HTMLElement>('tr')?.dataset ?? {};
    const { column } = button?.dataset ?? {};
    if (row !== undefined && column !== undefined) setLeft({ row, column });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const button = buttonOf(event.target);
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = walk(event.key, button);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return { tabStop, onFocus, onKeyDown };
}
