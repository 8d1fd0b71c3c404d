import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { ReactNode, Ref } from 'react';
import { useRowHeight } from '../useRowHeight';
import type { Line } from './lines';
import { useIdleGrowth } from './useIdleGrowth';

const OVERSCAN_LINES = 4;
/** A step that a slow phone takes within a frame or two. */
const UNSEEN = { first: 0, step: 3 };

interface SeenLinesProps {
  lines: readonly Pick<Line<unknown>, 'kind' | 'rowKey'>[];
  /** The row that Tab reaches stays in the document wherever the table is scrolled. */
  tabStop: string | undefined;
  scroller: HTMLElement | null;
  drawAt: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);

const Gap = ({ height }: { height: number }) => (
  <tr className="gap" aria-hidden="true">
    <td style={{ height }} />
  </tr>
);

/**
 * The lines that are seen are in the document at once, with gaps as high as those that are not. The rest come when the
 * browser has nothing better to do.
 */
export function SeenLines({ lines, tabStop, scroller, drawAt }: SeenLinesProps) {
  const rowHeight = useRowHeight();
  const grown = useIdleGrowth(lines.length, UNSEEN);
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
    rangeExtractor: (range: Range) =>
      inOrder([...Array(grown).keys(), ...defaultRangeExtractor(range), ...(pinned < 0 ? [] : [pinned])]),
  });
  const items = virtual.getVirtualItems();
  const ends = [0, ...items.map(({ end }) => end)];

  return (
    <>
      {isWhole
        ? lines.map((_, index) => drawAt(index))
        : items.flatMap(({ index, start, key }, at) => {
            const gap = start - (ends[at] ?? 0);
            const drawn = drawAt(index, virtual.measureElement);
            return gap > 0 ? [<Gap key={`gap ${key}`} height={gap} />, drawn] : [drawn];
          })}
      {isWhole ? null : <Gap height={virtual.getTotalSize() - (ends.at(-1) ?? 0)} />}
    </>
  );
}
