import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useState, type CSSProperties } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useRowHeight } from '../../../../ui/useRowHeight';
import { useHeldOf } from '../dnd/handStore';
import { useBoardMarks, useRowState } from './BoardMarks';
import { BoardRow } from './BoardRow';
import { useRowFocus } from './useRowFocus';

export interface CompetitorListProps {
  ids: readonly Id[];
  label: string;
  /** The element that scrolls the list; it comes a moment after the list. */
  scroller: HTMLElement | null;
}

/** Columns this near beside the window have their rows ready. */
const NEAR = '0px 320px';

/** Whether the element is in the window, or will soon be. */
function useIsNear(element: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}

const OVERSCAN_ROWS = 4;

/** The visible rows, in a list as high as all of them. */
export function SeenRows({ ids, label, scroller }: CompetitorListProps) {
  const rowHeight = useRowHeight();
  const held = useHeldOf(ids);
  const isNear = useIsNear(scroller);
  const { list, tabStop, onFocus, onKeyDown } = useRowFocus(ids, useBoardMarks().focus, (index) =>
    virtual.scrollToIndex(index),
  );
  const stateOf = useRowState(tabStop, held);
  // A row under a finger, and the one that Tab reaches, stay in the document wherever their list and the board are
  // scrolled.
  const pinned = [tabStop, ...held].flatMap((id) => (id === null ? [] : ids.indexOf(id))).filter((index) => index >= 0);

  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range: Range) => inOrder([...(isNear ? defaultRangeExtractor(range) : []), ...pinned]),
  });

  return (
    <ul ref={list} aria-label={label} style={{ height: ids.length * rowHeight }} {...{ onFocus, onKeyDown }}>
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const id = ids[index];
        return id === undefined ? null : (
          <li key={key} style={seenAt(start)} aria-setsize={ids.length} aria-posinset={index + 1}>
            <BoardRow id={id} {...stateOf(id)} />
          </li>
        );
      })}
    </ul>
  );
}

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);

const seenAt = (start: number): CSSProperties => ({ position: 'absolute', top: start, left: 0, right: 0 });
