import { useLayoutEffect, useRef } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { isMotionWelcome } from '../../../../ui/data-table/useGlide';
import type { Column } from '../columns/column';
import type { Drag } from '../dnd/drag';
import { rowOfCompetitor } from '../dnd/surface';

const SETTLE: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0, 0, 0.2, 1)' };
/** More boats than this are at their new places at once. */
const MOST_BOATS = 20;

type Spot = Pick<DOMRect, 'left' | 'top'>;

function settle(row: HTMLElement, from: Spot): void {
  const to = row.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (x === 0 && y === 0) return;
  row.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], SETTLE);
}

/**
 * Rows of boats that the user moves settle into their new places, so that the eye can follow: from where they were, or
 * from where the pointer has dropped them. That is read once, by what is returned, right before the move; a drag
 * measures nothing.
 */
export function useSettling(
  surface: HTMLElement | null,
  columns: readonly Column[],
): (boats: readonly Id[], by?: Drag['by']) => void {
  const left = useRef<readonly (readonly [Id, Spot])[]>([]);
  useLayoutEffect(() => {
    const moved = left.current;
    left.current = [];
    if (moved.length === 0 || surface === null) return undefined;
    // The browser lays out the page in any case before its next frame.
    const frame = requestAnimationFrame(() => {
      const rows = moved.map(([id, from]) => [rowOfCompetitor(surface, id), from] as const);
      rows.forEach(([row, from]) => row && settle(row, from));
    });
    return () => cancelAnimationFrame(frame);
  }, [surface, columns]);

  return (boats, by = 'keyboard') => {
    if (surface === null || boats.length > MOST_BOATS || !isMotionWelcome()) return;
    const picture = by === 'pointer' ? document.querySelector('.preview') : null;
    left.current = boats.flatMap((id) => {
      const row = by === 'pointer' ? picture : rowOfCompetitor(surface, id);
      return row ? [[id, row.getBoundingClientRect()] as const] : [];
    });
  };
}
