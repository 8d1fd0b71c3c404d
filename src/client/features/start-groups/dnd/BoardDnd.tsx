import { DndContext, DragOverlay, type DragEndEvent, type DragOverEvent, type DragStartEvent, type Over } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { besideHand } from './besideHand';
import type { Place } from './drag';
import { DragContext, HeldContext, LiftContext } from './DragContext';
import { boatOf, isHandle, rowOf } from './surface';
import { placeOfTarget, underPointer } from './underPointer';
import { useBoardSensors } from './useBoardSensors';
import { useEdgeScroll } from './useEdgeScroll';
import { useHand, type HandOptions } from './useHand';
import { useKeyboardLift } from './useKeyboardLift';

const MODIFIERS = [besideHand];
/** A finger that lifts where it was put down has moved less than this. */
const STILL_PX = 6;
const VIBRATION_MS = 10;

/** Our own sentences go to `announce`, for pointer and keyboard alike. */
const silent = {
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

interface BoardDndProps extends HandOptions {
  /** From left to right, as the arrow keys walk. */
  places: readonly Place[];
  /** A row was held down without being moved. */
  onHold: (boat: Id) => void;
  /** A handle was tapped without being moved. */
  onTap: (boat: Id, row: HTMLElement) => void;
  /** The element that scrolls sideways when boats are held at its edge. */
  scroller: HTMLElement | null;
  /** What is seen in the hand: the boat that was taken, and how many there are. */
  overlay: (boat: Id, count: number) => ReactNode;
  children: ReactNode;
}

/** The only door to drag and drop on the board: mouse, touch and keyboard. The library behind it is known to this folder alone. */
export function BoardDnd(props: BoardDndProps) {
  const { places, scroller, overlay, children } = props;
  const { drag, take, hover, drop, cancel } = useHand(props);
  const sensors = useBoardSensors();
  useEdgeScroll(scroller, drag?.by === 'pointer');
  useKeyboardLift(drag, { places, onOver: hover, onDrop: () => drop(drag?.over), onCancel: cancel });

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
    if (isHandle(activatorEvent.target)) props.onTap(boatOf(row), row);
    else props.onHold(boatOf(row));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      autoScroll={false}
      accessibility={silent}
      onDragStart={onDragStart}
      onDragOver={({ over }: DragOverEvent) => hover(placeUnder(over))}
      onDragEnd={onDragEnd}
      onDragCancel={cancel}
    >
      <LiftContext value={(boat) => take(boat, 'keyboard')}>
        <HeldContext value={drag?.ids ?? NONE}>
          <DragContext value={drag}>
            {children}
            <DragOverlay dropAnimation={null} modifiers={MODIFIERS}>
              {drag?.by === 'pointer' ? overlay(drag.boat, drag.ids.length) : null}
            </DragOverlay>
          </DragContext>
        </HeldContext>
      </LiftContext>
    </DndContext>
  );
}

const NONE: readonly Id[] = [];

const isTouch = (event: Event) => event.type === 'touchstart';

const placeUnder = (over: Over | null) => (over ? placeOfTarget(String(over.id)) : undefined);
