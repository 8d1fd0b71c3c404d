import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, useEffect, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../styles';
import { DataRow, placeAmongAll } from './DataRow';
import { TableHead } from './TableHead';
import type { Column, RowKey, Sort } from './column';
import { linesOf, widestRows, type Line } from './lines';
import { tableStyles } from './tableStyles';
import { useCellFocus } from './useCellFocus';
import { useGlide } from './useGlide';
import { useIdleGrowth } from './useIdleGrowth';
import { useWhy, type Why } from './useWhy';

interface WidestProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/**
 * A line without height that holds the columns as wide as all rows need, so that they do not move while the table is
 * scrolled.
 */
function Widest<Row>({ rows, columns }: WidestProps<Row>) {
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

/**
 * Is the table within the width of its ground? Then the page scrolls it, under a head that stays below the app's bar.
 * Else the ground scrolls both ways, since a head can only stay within what scrolls.
 */
function useFits(ground: HTMLElement | null): boolean {
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const table = ground?.firstElementChild;
    if (!ground || !table || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setFits(table.scrollWidth <= ground.clientWidth + 1));
    observer.observe(ground);
    observer.observe(table);
    return () => observer.disconnect();
  }, [ground]);

  return fits;
}

/** Fewer rows are all in the document, so that the browser's own search finds them and the page scrolls. */
const MANY_ROWS = 60;

/** As many as are seen while the rest are on their way: a phone lays out so many in a moment. */
const FIRST_ROWS = 20;

const SeenLines = lazy(async () => ({ default: (await import('./SeenLines')).SeenLines }));

const Ground = styled('div')(({ theme }) => tableStyles(theme));

const NOTHING: ReadonlySet<RowKey> = new Set();

export interface DataTableProps<Row> {
  /** The table's name, for those who do not see what stands round it. */
  caption: string;
  /** The first one stays in sight, 60 px wide. Keep the list's identity, or every row is re-rendered. */
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

/**
 * A table of results: head and first column stay in sight, heads sort, figures can be asked why, and news shows where
 * it lands.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, changed = NOTHING, markOf, explain, details } = props;
  const { rowHeader = columns[0]?.id ?? '' } = props;
  const isMany = rows.length > MANY_ROWS;
  const [ground, setGround] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const fits = useFits(ground);
  const { tabStop, ...walk } = useCellFocus({ rows, columns, keyOf });
  const { onClick, popover } = useWhy({ rows, keyOf, explain });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback((key: string) => setOpen((was) => toggled(was, key)), []);
  const lines = useMemo(() => linesOf(rows, keyOf, open), [rows, keyOf, open]);
  const drawn = useIdleGrowth(isMany ? 0 : lines.length, { first: FIRST_ROWS, step: FIRST_ROWS });
  useGlide(body, rows, changed.size > 0);

  const draw = ({ kind, row, rowKey }: Line<Row>, index?: number, measure?: Ref<HTMLTableRowElement>) =>
    kind === 'details' ? (
      <TableRow key={`${rowKey} details`} className="details" ref={measure} {...placeAmongAll(index)}>
        <td colSpan={columns.length + 1}>{details?.(row)}</td>
      </TableRow>
    ) : (
      <DataRow
        key={rowKey}
        {...{ row, rowKey, columns, rowHeader, onToggle, index }}
        isChanged={changed.has(keyOf(row))}
        mark={markOf?.(row)}
        tabStop={tabStop?.row === rowKey ? tabStop.column : null}
        isOpen={details ? open.has(rowKey) : null}
      />
    );

  const drawAt = (index: number, measure?: Ref<HTMLTableRowElement>) => {
    const line = lines[index];
    return line && draw(line, index, measure);
  };
  const handlers = { onClick, ...walk };
  const scroller =
    fits && !isMany
      ? {}
      : { 'data-scrolls': fits ? 'down' : 'both', role: 'region', 'aria-label': caption, tabIndex: 0 };
  return (
    <Ground ref={setGround} {...scroller}>
      <Table aria-rowcount={isMany ? lines.length + 1 : undefined}>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} hasToggles={details !== undefined} />
        <TableBody ref={body} {...handlers}>
          {isMany ? (
            <>
              <Widest {...{ rows, columns }} />
              <Suspense fallback={lines.slice(0, FIRST_ROWS).map((_, index) => drawAt(index))}>
                <SeenLines {...{ lines, drawAt }} tabStop={tabStop?.row} scroller={ground} />
              </Suspense>
            </>
          ) : (
            lines.slice(0, drawn).map((line) => draw(line))
          )}
        </TableBody>
      </Table>
      {popover}
    </Ground>
  );
}
