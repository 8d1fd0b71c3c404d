import { useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0, 0, 0.2, 1)' };
const MOTION = '(prefers-reduced-motion: no-preference)';

const isMotionWelcome = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia(MOTION).matches;

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
 * Rows that news has moved glide from where they were to where they are, so that the eye can follow; the page does not scroll.
 * A reader's own sorting, and reduced motion, show the new order at once.
 */
export function useGlide(body: RefObject<HTMLElement | null>, rows: readonly unknown[], isNews: boolean): void {
  const shown = useRef<{ rows: readonly unknown[]; tops: ReadonlyMap<string, number> }>({ rows: [], tops: new Map() });
  useLayoutEffect(() => {
    if (!body.current) return;
    const elements = rowsOf(body.current);
    const { rows: before, tops } = shown.current;
    shown.current = { rows, tops: new Map(elements.map((row) => [keyOf(row), row.offsetTop])) };
    if (isNews && before !== rows && isMotionWelcome()) elements.forEach((row) => glide(row, tops.get(keyOf(row))));
  });
}
