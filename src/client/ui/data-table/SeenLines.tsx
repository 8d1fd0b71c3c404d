import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, type ReactNode, type Ref } from 'react';
import { useRowHeight } from '../useRowHeight';
import type { Column } from './column';
import { widestRows, type Line } from './lines';

const OVERSCAN_LINES = 4;

interface SeenLinesProps<Row> {
  lines: readonly Line<Row>[];
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The row that Tab reaches stays in the document wherever the table is scrolled. */
  tabStop: string | undefined;
  scroller: HTMLElement | null;
  draw: (line: Line<Row>, index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
}

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);

const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr className="gap" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  ) : null;

/** Only the lines that are seen are in the document, with gaps as high as those that are not. */
export function SeenLines<Row>({ lines, rows, columns, tabStop, scroller, draw }: SeenLinesProps<Row>) {
  const rowHeight = useRowHeight();
  const pinned = lines.findIndex(({ rowKey }) => rowKey === tabStop);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => `${lines[index]?.kind} ${lines[index]?.rowKey}`,
    overscan: OVERSCAN_LINES,
    useFlushSync: false,
    rangeExtractor: (range: Range) => inOrder([...defaultRangeExtractor(range), ...(pinned < 0 ? [] : [pinned])]),
  });
  const items = virtual.getVirtualItems();
  const ends = [0, ...items.map(({ end }) => end)];

  return (
    <>
      <Widest {...{ rows, columns }} />
      {items.flatMap(({ index, start, key }, at) => {
        const line = lines[index];
        const gap = <Gap key={`gap ${key}`} height={start - (ends[at] ?? 0)} />;
        return line ? [gap, draw(line, index, virtual.measureElement)] : [];
      })}
      <Gap height={virtual.getTotalSize() - (ends.at(-1) ?? 0)} />
    </>
  );
}

/** A line without height that holds the columns as wide as all rows need, so that they do not move while the table is scrolled. */
function Widest<Row>({ rows, columns }: Pick<SeenLinesProps<Row>, 'rows' | 'columns'>) {
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
