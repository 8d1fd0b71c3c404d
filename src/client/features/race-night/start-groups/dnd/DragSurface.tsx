import { useDraggable } from '@dnd-kit/core';
import { useEffect } from 'react';
import { isHandle, markTakeable, rowOf } from './surface';

interface DragSurfaceProps {
  /** The element that holds every row. */
  element: HTMLElement | null;
  isHolding: boolean;
}

/**
 * Lets rows be taken. The library sees one draggable, whose node is the row that was pressed, so hundreds of rows cost
 * nothing.
 */
export function DragSurface({ element, isHolding }: DragSurfaceProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'boat' });

  useEffect(() => {
    if (!element) return;
    const press = (name: 'onMouseDown' | 'onTouchStart') => (event: Event) => {
      const row = rowOf(event.target);
      if (!row) return;
      setNodeRef(row);
      listeners?.[name]?.({ nativeEvent: event });
    };
    const [mouse, touch] = [press('onMouseDown'), press('onTouchStart')];
    element.addEventListener('mousedown', mouse);
    element.addEventListener('touchstart', touch, { passive: true });
    return () => {
      element.removeEventListener('mousedown', mouse);
      element.removeEventListener('touchstart', touch);
    };
  }, [element, listeners, setNodeRef]);

  useEffect(() => {
    if (!element) return;
    // The mouse events that a browser makes up after a touch would hit what the drop or the tap has just opened.
    const lift = (event: TouchEvent) => {
      if (event.cancelable && (isHolding || isHandle(event.target))) event.preventDefault();
    };
    element.addEventListener('touchend', lift);
    return () => element.removeEventListener('touchend', lift);
  }, [element, isHolding]);

  useEffect(() => {
    if (!element) return;
    markTakeable(element, true);
    return () => markTakeable(element, false);
  }, [element]);

  return null;
}
