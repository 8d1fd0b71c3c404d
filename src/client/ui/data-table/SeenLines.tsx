import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, type ReactNode, type Ref } from 'react';
import { useRowHeight } from '../useRowHeight';
import type { Column } from './column';
import { widestRows, type Line } from './lines';
import { useIdleGrowth } from './useIdleGrowth';

const OVERSCAN_LINES = 4;

interface SeenLinesProps<Row> {
  lines: readonly Line<Row>[];
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The row that Tab reaches stays in the document wherever the table is scrolled. */
  tabStop: string | undefined;
  scroller: HTMLElement | null;
  draw: (line: Line<Row>, index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);

const Gap = ({ height }: { height: number }) => (
  <tr className="gap" aria-hidden="true">
    <td style={{ height }} />
  </tr>
);

/**
 * The lines that are seen are in the document at once, with gaps as high as those that are not. The rest come when the browser has
 * nothing better to do.
 */
export function SeenLines<Row>({ lines, rows, columns, tabStop, scroller, draw }: SeenLinesProps<Row>) {
  const rowHeight = useRowHeight();
  const grown = useIdleGrowth(lines.length);
  const isWhole = grown >= lines.length;
  const pinned = lines.findIndex(({ rowKey }) => rowKey === tabStop);
  const virtual = useVirtualizer({
    enabled: !isWhole,
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => `${lines[index]?.kind} ${lines[index]?.rowKey}`,
    overscan: OVERSCAN_LINES,
    useFlushSync: false,
    rangeExtractor: (range: Range) => inOrder([...Array(grown).keys(), ...defaultRangeExtractor(range), ...(pinned < 0 ? [] : [pinned])]),
  });
  const items = virtual.getVirtualItems();
  const ends = [0, ...items.map(({ end }) => end)];

  return (
    <>
      <Widest {...{ rows, columns }} />
      {isWhole
        ? lines.map((line, index) => draw(line, index))
        : items.flatMap(({ index, start, key }, at) => {
            const line = lines[index];
            const gap = start - (ends[at] ?? 0);
            if (!line) return [];
            const drawn = draw(line, index, virtual.measureElement);
            return gap > 0 ? [<Gap key={`gap ${key}`} height={gap} />, drawn] : [drawn];
          })}
      {isWhole ? null : <Gap height={virtual.getTotalSize() - (ends.at(-1) ?? 0)} />}
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
