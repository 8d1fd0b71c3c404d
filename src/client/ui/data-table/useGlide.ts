import { useLayoutEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '../../lib/wait';

const GLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0, 0, 0.2, 1)' };

const MOTION = '(prefers-reduced-motion: no-preference)';

/** False where the device asks for less motion, and where it cannot be asked. */
export const isMotionWelcome = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(MOTION).matches;

const rowsOf = (body: HTMLElement): HTMLElement[] => [...body.querySelectorAll<HTMLElement>('[data-row]')];

const keyOf = (row: HTMLElement): string => row.dataset['row'] ?? '';

/** Neither where it was nor where it is can be seen. */
function isOutOfSight(row: HTMLElement, way: number): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom + Math.max(way, 0) < 0 || top + Math.min(way, 0) > window.innerHeight;
}

function glide(row: HTMLElement, from: number | undefined): void {
  const way = (from ?? row.offsetTop) - row.offsetTop;
  if (way === 0 || isOutOfSight(row, way)) return;
  row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], GLIDE);
}

/**
 * Rows that news has moved glide from where they were to where they are, so that the eye can follow; the page does not
 * scroll. A reader's own sorting, and reduced motion, show the new order at once. Where they are is measured when the
 * browser is idle: asked for right after they are rendered, it would lay out the page once more.
 */
export function useGlide(body: RefObject<HTMLElement | null>, rows: readonly unknown[], isNews: boolean): void {
  const tops = useRef<ReadonlyMap<string, number>>(new Map());
  const shown = useRef(rows);
  useLayoutEffect(() => {
    if (isNews && shown.current !== rows && body.current && isMotionWelcome()) {
      rowsOf(body.current).forEach((row) => glide(row, tops.current.get(keyOf(row))));
    }
    shown.current = rows;
    return whenIdle(() => {
      if (body.current) tops.current = new Map(rowsOf(body.current).map((row) => [keyOf(row), row.offsetTop]));
    });
  });
}
