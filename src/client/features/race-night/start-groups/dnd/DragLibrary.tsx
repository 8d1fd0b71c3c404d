import { DndContext, DragOverlay, type DragEndEvent, type DragStartEvent } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { besideHand } from './besideHand';
import { DragSurface } from './DragSurface';
import { boatOf, isHandle, rowOf } from './surface';
import { useBoardSensors } from './useBoardSensors';
import type { Hand } from './useHand';

const MODIFIERS = [besideHand];
/**
 * Moved without laying the rest of the page out in layers again, and never in the way of what lies under the pointer.
 */
const OVERLAY_STYLE = { willChange: 'transform', pointerEvents: 'none' } as const;
/** A finger that lifts where it was put down has moved less than this. */
const STILL_PX = 6;
const VIBRATION_MS = 10;

/** Our own sentences go to the app's live region, for pointer and keyboard alike. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};
/** Where boats are dropped is told by the browser's hit test (useCarry), so the library has no targets to look for. */
const noTargets = () => [];

export interface PointerTaps {
  /** A row was held down without being moved. */
  onHold: (boat: Id) => void;
  /** A handle was tapped without being moved. */
  onTap: (boat: Id, row: HTMLElement) => void;
}

interface DragLibraryProps extends PointerTaps {
  hand: Hand;
  surface: HTMLElement | null;
  overlay: (boat: Id, count: number) => ReactNode;
}

/**
 * dnd-kit: what is a drag and what a click, a tap or a scroll, and the picture in the hand. It stands beside the board
 * and not around it: at every move of the pointer it tells all that is inside it, and searching hundreds of rows for
 * who wants to know costs more than the drag.
 */
export function DragLibrary({ hand, surface, overlay, onHold, onTap }: DragLibraryProps) {
  const { drag, take, drop, cancel } = hand;
  const sensors = useBoardSensors();

  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const row = rowOf(activatorEvent.target);
    if (!row) return;
    take(boatOf(row), 'pointer');
    if (isTouch(activatorEvent)) navigator.vibrate?.(VIBRATION_MS);
  };
  const onDragEnd = ({ activatorEvent, delta }: DragEndEvent) => {
    const row = rowOf(activatorEvent.target);
    const stayed = isTouch(activatorEvent) && Math.hypot(delta.x, delta.y) < STILL_PX;
    if (!stayed || !row) {
      drop();
      return;
    }
    cancel();
    if (isHandle(activatorEvent.target)) onTap(boatOf(row), row);
    else onHold(boatOf(row));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={noTargets}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={cancel}
    >
      <DragSurface element={surface} isHolding={drag !== null} />
      <DragOverlay dropAnimation={null} modifiers={MODIFIERS} style={OVERLAY_STYLE}>
        {drag?.by === 'pointer' ? overlay(drag.boat, drag.ids.length) : null}
      </DragOverlay>
    </DndContext>
  );
}

const isTouch = (event: Event) => event.type === 'touchstart';
