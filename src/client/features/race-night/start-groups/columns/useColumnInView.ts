import { useEffect, useRef, useState } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { Place } from '../dnd/drag';
import type { Column } from './column';

const columnsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('.column')];

/** What a phone shows first: the reader's own boat, else the first boats that there are. From 0. */
export function firstColumn(columns: readonly Pick<Column, 'ids' | 'count'>[], own: Id | null): number {
  const ofOwn = own === null ? -1 : columns.findIndex(({ ids }) => ids.includes(own));
  return Math.max(0, ofOwn >= 0 ? ofOwn : columns.findIndex(({ count }) => count > 0));
}

interface ShownColumns {
  columns: readonly Column[];
  /** The reader's boat. */
  own: Id | null;
}

/** The column that a phone shows now, and the way to another. Without a scroller nobody asks. */
export function useColumnInView(scroller: HTMLElement | null, { columns, own }: ShownColumns) {
  const [index, setIndex] = useState(0);
  const hasBoats = columns.some(({ count }) => count > 0);
  const first = useRef(0);
  useEffect(() => {
    first.current = firstColumn(columns, own);
  }, [columns, own]);

  useEffect(() => {
    if (!scroller || !hasBoats) return;
    const element = columnsIn(scroller)[first.current];
    if (element) scroller.scrollTo({ left: element.offsetLeft - scroller.offsetLeft, behavior: 'instant' });
  }, [scroller, hasBoats]);

  useEffect(() => {
    if (!scroller) return;
    const look = () => {
      const middle = scroller.scrollLeft + scroller.clientWidth / 2;
      const elements = columnsIn(scroller);
      const seen = elements.findIndex(
        ({ offsetLeft, offsetWidth }) => offsetLeft - scroller.offsetLeft + offsetWidth >= middle,
      );
      setIndex(seen < 0 ? elements.length - 1 : seen);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [scroller]);

  const jumpTo = (place: Place) => {
    const element = scroller && columnsIn(scroller)[columns.findIndex((column) => column.place === place)];
    element?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
  };

  return { place: columns[index]?.place ?? null, jumpTo };
}
