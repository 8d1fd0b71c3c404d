import { useEffect, useState } from 'react';
import type { Place } from '../dnd/drag';
import type { Column } from './column';

const columnsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('.column')];

/** The column that a phone shows now, and the way to another. Without a scroller nobody asks. */
export function useColumnInView(scroller: HTMLElement | null, columns: readonly Column[]) {
  const [index, setIndex] = useState(0);

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
