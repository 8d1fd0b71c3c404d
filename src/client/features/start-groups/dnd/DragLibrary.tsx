import { DndContext, DragOverlay, type DragEndEvent, type DragOverEvent, type DragStartEvent, type Over } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { besideHand } from './besideHand';
import type { Place } from './drag';
import { DragSurface } from './DragSurface';
import { DropTargets } from './DropTargets';
import { boatOf, isHandle, rowOf } from './surface';
import { placeOfTarget, type TargetKind } from './targets';
import { underPointer } from './underPointer';
import { useBoardSensors } from './useBoardSensors';
import type { Hand } from './useHand';

const MODIFIERS = [besideHand];
/** Moved without laying the rest of the page out in layers again. */
const OWN_LAYER = { willChange: 'transform' };
/** A finger that lifts where it was put down has moved less than this. */
const STILL_PX = 6;
const VIBRATION_MS = 10;

/** Our own sentences go to the app's live region, for pointer and keyboard alike. */
const SILENT = {
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

export interface PointerTaps {
  /** A row was held down without being moved. */
  onHold: (boat: Id) => void;
  /** A handle was tapped without being moved. */
  onTap: (boat: Id, row: HTMLElement) => void;
}

interface DragLibraryProps extends PointerTaps {
  hand: Hand;
  kinds: readonly TargetKind[];
  places: readonly Place[];
  surface: HTMLElement | null;
  overlay: (boat: Id, count: number) => ReactNode;
}

/**
 * dnd-kit, for the pointer. It stands beside the board and not around it: at every move of the pointer it tells all that is
 * inside it, and searching hundreds of rows for who wants to know costs more than the drag.
 */
export function DragLibrary({ hand, kinds, places, surface, overlay, onHold, onTap }: DragLibraryProps) {
  const { drag, take, hover, drop, cancel } = hand;
  const sensors = useBoardSensors();

  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const row = rowOf(activatorEvent.target);
    if (!row) return;
    take(boatOf(row), 'pointer');
    if (isTouch(activatorEvent)) navigator.vibrate?.(VIBRATION_MS);
  };
  const onDragEnd = ({ activatorEvent, delta, over }: DragEndEvent) => {
    const row = rowOf(activatorEvent.target);
    const stayed = isTouch(activatorEvent) && Math.hypot(delta.x, delta.y) < STILL_PX;
    if (!stayed || !row) {
      drop(placeUnder(over));
      return;
    }
    cancel();
    if (isHandle(activatorEvent.target)) onTap(boatOf(row), row);
    else onHold(boatOf(row));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={onDragStart}
      onDragOver={({ over }: DragOverEvent) => hover(placeUnder(over))}
      onDragEnd={onDragEnd}
      onDragCancel={cancel}
    >
      <DragSurface element={surface} isHolding={drag !== null} />
      <DropTargets kinds={kinds} places={places} />
      <DragOverlay dropAnimation={null} modifiers={MODIFIERS} style={OWN_LAYER}>
        {drag?.by === 'pointer' ? overlay(drag.boat, drag.ids.length) : null}
      </DragOverlay>
    </DndContext>
  );
}

const isTouch = (event: Event) => event.type === 'touchstart';

const placeUnder = (over: Over | null) => (over ? placeOfTarget(String(over.id)) : undefined);
