import { useEffect, useEffectEvent } from 'react';
import type { Place, Point } from './drag';
import { edgeScroll } from './edgeScroll';
import { placeOf } from './surface';

interface CarryHandlers {
  onMove: (point: Point) => void;
  /** Which place is under the pointer; undefined beside every place. */
  onPlace: (place: Place | undefined) => void;
}

/**
 * Follows a pointer that carries boats, and scrolls the board while it is held at an edge. The browser's own hit test
 * knows what lies where, and what lies on top, without anything being measured.
 */
export function useCarry(surface: HTMLElement | null, isCarrying: boolean, handlers: CarryHandlers): void {
  const moveTo = useEffectEvent((point: Point) => handlers.onMove(point));
  const tell = useEffectEvent((under: EventTarget | null) => handlers.onPlace(placeOf(under)));

  useEffect(() => {
    if (!surface || !isCarrying) return;
    const edges = edgeScroll(surface);
    let last: Point = { x: 0, y: 0 };
    const look = () => tell(document.elementFromPoint(last.x, last.y));
    const follow = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => {
      last = { x, y };
      edges.follow(x);
      moveTo(last);
    };
    const onMouse = (event: MouseEvent) => {
      follow(event);
      // The browser has looked what lies under the mouse already.
      tell(event.target);
    };
    // All events of a touch go to the element where it began.
    const onTouch = ({ touches: [finger] }: TouchEvent) => {
      if (!finger) return;
      follow(finger);
      look();
    };

    window.addEventListener('mousemove', onMouse);
    window.addEventListener('touchmove', onTouch, { passive: true });
    surface.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('mousemove', onMouse);
      window.removeEventListener('touchmove', onTouch);
      surface.removeEventListener('scroll', look);
      edges.stop();
    };
  }, [surface, isCarrying]);
}
