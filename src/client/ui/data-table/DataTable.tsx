import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../visuallyHidden';
import type { Column, RowKey, Sort } from './column';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { tableStyles } from './tableStyles';
import { useCellFocus } from './useCellFocus';
import { useFits } from './useFits';
import { useGlide } from './useGlide';
import { useWhy, type Why } from './useWhy';

const Ground = styled('div')(({ theme }) => tableStyles(theme));

const NOTHING: ReadonlySet<RowKey> = new Set();

export interface DataTableProps<Row> {
  /** The table's name, for those who do not see what stands round it. */
  caption: string;
  /** The first one stays in sight, 60 px wide. Keep the list's identity, or every row is drawn again. */
  columns: readonly Column<Row>[];
  /** As they are shown. */
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  /** The column that names the row; the first one when left out. */
  rowHeader?: string;
  /** Rows that have just changed, of `useChangedRows`: they are marked, and those that moved glide. */
  changed?: ReadonlySet<RowKey>;
  /** `own`: the row is the reader's. */
  markOf?: (row: Row) => 'own' | undefined;
  /** The answer of a cell whose column `explains`. */
  explain?: (row: Row, column: string) => Why;
  /** What there is no room for in the columns: rows open, and show it. */
  details?: (row: Row) => ReactNode;
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => setOpen((was) => toggled(was, key)), []);
  return { open, toggle };
}

/** A table of results: head and first column stay in sight, heads sort, figures can be asked why, and news shows where it lands. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, changed = NOTHING, markOf, explain, details } = props;
  const { rowHeader = columns[0]?.id ?? '' } = props;
  const ground = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const fits = useFits(ground);
  const { tabStop, ...walk } = useCellFocus({ rows, columns, keyOf });
  const { onClick, popover } = useWhy({ rows, keyOf, explain });
  const { open, toggle } = useOpenRows();
  useGlide(body, rows, changed.size > 0);
  const scroller = fits ? {} : { 'data-scrolls': '', role: 'region', 'aria-label': caption, tabIndex: 0 };

  return (
    <Ground ref={ground} {...scroller}>
      <table>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} hasToggles={details !== undefined} />
        <tbody ref={body} {...{ onClick, ...walk }}>
          {rows.map((row) => {
            const key = keyOf(row);
            const rowKey = String(key);
            return (
              <TableRow
                key={rowKey}
                {...{ row, rowKey, columns, rowHeader, details }}
                isChanged={changed.has(key)}
                mark={markOf?.(row)}
                tabStop={tabStop?.row === rowKey ? tabStop.column : null}
                isOpen={open.has(rowKey)}
                onToggle={toggle}
              />
            );
          })}
        </tbody>
      </table>
      {popover}
    </Ground>
  );
}
