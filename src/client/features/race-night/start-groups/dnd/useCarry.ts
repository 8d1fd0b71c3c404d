import { useEffect, useEffectEvent } from 'react';
import type { Place } from './drag';
import { edgeScroll } from './edgeScroll';
import { placeOf } from './surface';

const pointOf = (event: MouseEvent | TouchEvent) => ('touches' in event ? event.touches[0] : event);

/**
 * Follows a pointer that holds boats: tells which place is under it, and scrolls the board when it is held at an edge.
 * The browser's own hit test knows what lies where, and what lies on top, without anything being measured.
 */
export function useCarry(
  surface: HTMLElement | null,
  isCarrying: boolean,
  onPlace: (place: Place | undefined) => void,
): void {
  const tell = useEffectEvent(onPlace);

  useEffect(() => {
    if (!surface || !isCarrying) return;
    const edges = edgeScroll(surface);
    let x = 0;
    let y = 0;
    const look = () => tell(placeOf(document.elementFromPoint(x, y)));
    const follow = (event: MouseEvent | TouchEvent) => {
      const point = pointOf(event);
      if (!point) return;
      x = point.clientX;
      y = point.clientY;
      edges.follow(x);
      look();
    };

    window.addEventListener('mousemove', follow);
    window.addEventListener('touchmove', follow, { passive: true });
    surface.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('touchmove', follow);
      surface.removeEventListener('scroll', look);
      edges.stop();
    };
  }, [surface, isCarrying]);
}
