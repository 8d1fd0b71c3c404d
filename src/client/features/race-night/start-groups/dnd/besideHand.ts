import type { Modifier } from '@dnd-kit/core';

/** Far enough above a finger to be seen. */
const ABOVE_FINGER_PX = 12;

function pointOf(event: Event | null): { clientX: number; clientY: number } | null {
  if (event instanceof MouseEvent) return event;
  // Not every browser on a desk knows touch events.
  return typeof TouchEvent !== 'undefined' && event instanceof TouchEvent ? (event.touches[0] ?? null) : null;
}

/** Holds what is carried at the pointer: centred on it for a mouse, and above it for a finger, which would cover it. */
export const besideHand: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  const start = pointOf(activatorEvent);
  if (!start || !activeNodeRect) return transform;
  const { left, top, width, height } = activeNodeRect;
  const lift = activatorEvent?.type === 'touchstart' ? height + ABOVE_FINGER_PX : height / 2;
  return {
    ...transform,
    x: transform.x + start.clientX - left - width / 2,
    y: transform.y + start.clientY - top - lift,
  };
};
