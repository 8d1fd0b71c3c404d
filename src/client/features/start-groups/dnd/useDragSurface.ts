import { useDraggable } from '@dnd-kit/core';
import { useContext, type KeyboardEvent, type SyntheticEvent } from 'react';
import { LiftContext } from './DragContext';
import { boatOf, isHandle, rowOf } from './surface';

/**
 * Listeners for the element that holds every row. The library sees one draggable, whose node is the row that was pressed:
 * hundreds of rows then cost nothing, and rows stay plain elements.
 */
export function useDragSurface(disabled: boolean) {
  const lift = useContext(LiftContext);
  const { listeners, setNodeRef } = useDraggable({ id: 'boat', disabled });

  const press = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    const row = rowOf(event.target);
    if (!row) return;
    setNodeRef(row);
    listeners?.[name]?.(event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (disabled || !row || event.key !== ' ' || event.repeat || !isHandle(event.target)) return;
    event.preventDefault();
    lift(boatOf(row));
  };

  return { onMouseDown: press('onMouseDown'), onTouchStart: press('onTouchStart'), onKeyDown };
}
