import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Id } from '../../../../../shared/contract/common';
import { dragOffset, type Point, type Size } from './drag';
import { watchPointerDrags, type Press } from './pointerDrags';
import { competitorIdOf, isHandle, markTakeable } from './surface';
import { useCarry } from './useCarry';
import type { Hand } from './useHand';

/** A finger that lifts where it was put down has moved less than this. */
const STILL_PX = 6;
const VIBRATION_MS = 10;

export interface PointerTaps {
  /** A row was held down without being moved. */
  onHold: (boat: Id) => void;
  /** A handle was tapped without being moved. */
  onTap: (boat: Id, row: HTMLElement) => void;
}

interface PointerDragProps extends PointerTaps {
  hand: Hand;
  surface: HTMLElement | null;
  overlay: (boat: Id, count: number) => ReactNode;
}

interface Carried {
  press: Press;
  /** Of the row that was taken. */
  size: Size;
}

const transformAt = ({ x, y }: Point) => `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;

/**
 * Moved without laying the rest of the page out in layers again, and never in the way of what lies under the pointer.
 */
const overlayStyle = ({ press, size }: Carried): CSSProperties => ({
  position: 'fixed',
  zIndex: 999,
  top: 0,
  left: 0,
  ...size,
  willChange: 'transform',
  pointerEvents: 'none',
  transform: transformAt(dragOffset(press.start, size, press.isTouch)),
});

/**
 * Boats carried by mouse or finger. React renders when they are taken, when they come over another place and when they
 * are dropped; between these the picture in the hand follows the pointer by its style alone.
 */
export function PointerDrag({ hand, surface, overlay, onHold, onTap }: PointerDragProps) {
  const { drag, take, hover, drop, cancel } = hand;
  const [carried, setCarried] = useState<Carried | null>(null);
  const picture = useRef<HTMLDivElement>(null);
  /** Where the pointer was last; null until it moves. */
  const last = useRef<Point | null>(null);
  const isCarrying = drag?.by === 'pointer';

  const onStart = useEffectEvent((press: Press) => {
    const { width, height } = press.row.getBoundingClientRect();
    last.current = null;
    // In one render, although the store's part would otherwise come before the state's.
    flushSync(() => {
      setCarried({ press, size: { width, height } });
      take(competitorIdOf(press.row), 'pointer');
    });
    if (press.isTouch) navigator.vibrate?.(VIBRATION_MS);
  });
  const onEnd = useEffectEvent(({ row, isTouch, isOnHandle, start }: Press) => {
    const { x, y } = last.current ?? start;
    if (!isTouch || Math.hypot(x - start.x, y - start.y) >= STILL_PX) {
      drop();
      return;
    }
    cancel();
    if (isOnHandle) onTap(competitorIdOf(row), row);
    else onHold(competitorIdOf(row));
  });
  const onCancel = useEffectEvent(() => cancel());

  useEffect(() => {
    if (!surface) return;
    markTakeable(surface, true);
    const stopWatching = watchPointerDrags(surface, {
      onStart: (press) => onStart(press),
      onEnd: (press) => onEnd(press),
      onCancel: () => onCancel(),
    });
    return () => {
      stopWatching();
      markTakeable(surface, false);
    };
  }, [surface]);

  useEffect(() => {
    if (!surface) return;
    // The mouse events that a browser makes up after a touch would hit what the drop or the tap has just opened.
    const lift = (event: TouchEvent) => {
      if (event.cancelable && (drag !== null || isHandle(event.target))) event.preventDefault();
    };
    surface.addEventListener('touchend', lift);
    return () => surface.removeEventListener('touchend', lift);
  }, [surface, drag]);

  useCarry(surface, isCarrying, {
    onMove: (point) => {
      last.current = point;
      if (carried && picture.current)
        picture.current.style.transform = transformAt(dragOffset(point, carried.size, carried.press.isTouch));
    },
    onPlace: hover,
  });

  if (!carried || !isCarrying) return null;
  return (
    <div ref={picture} style={overlayStyle(carried)}>
      {overlay(drag.competitor, drag.ids.length)}
    </div>
  );
}
