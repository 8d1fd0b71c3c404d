import { useDraggable } from '@dnd-kit/core';
import { useContext, type KeyboardEvent, type SyntheticEvent, type TouchEvent } from 'react';
import { LiftContext, useHeldBoats } from './DragContext';
import { boatOf, isHandle, rowOf } from './surface';

/**
 * Listeners for the element that holds every row. The library sees one draggable, whose node is the row that was pressed:
 * hundreds of rows then cost nothing, and rows stay plain elements.
 */
export function useDragSurface(disabled: boolean) {
  const lift = useContext(LiftContext);
  const isHolding = useHeldBoats().length > 0;
  const { listeners, setNodeRef } = useDraggable({ id: 'boat', disabled });

  const press = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    const row = rowOf(event.target);
    if (!row) return;
    setNodeRef(row);
    listeners?.[name]?.(event);
  };

  // The mouse events that a browser makes up after a touch would hit what the drop or the tap has just opened.
  const onTouchEnd = (event: TouchEvent) => {
    if (!disabled && event.cancelable && (isHolding || isHandle(event.target))) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (disabled || !row || event.key !== ' ' || event.repeat || !isHandle(event.target)) return;
    event.preventDefault();
    lift(boatOf(row));
  };

  return { onMouseDown: press('onMouseDown'), onTouchStart: press('onTouchStart'), onTouchEnd, onKeyDown };
}
