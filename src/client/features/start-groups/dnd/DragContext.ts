import { createContext, useContext } from 'react';
import { useDroppable } from '@dnd-kit/core';
import type { Id } from '../../../../shared/contract/common';
import type { Drag, Place } from './drag';
import { targetId, type TargetKind } from './underPointer';

export const DragContext = createContext<Drag | null>(null);
/** Only the boats in hand: the same array from take to drop, so that rows are not drawn anew at every step. */
export const HeldContext = createContext<readonly Id[]>([]);
/** Takes a boat up by keyboard. */
export const LiftContext = createContext<(boat: Id) => void>(() => undefined);

/** What is in hand now, if anything. */
export const useDrag = () => useContext(DragContext);
export const useHeldBoats = () => useContext(HeldContext);

/** Makes an element a place to drop boats on. */
export function useDropTarget(kind: TargetKind, place: Place) {
  const { setNodeRef } = useDroppable({ id: targetId(kind, place) });
  const drag = useDrag();
  return { ref: setNodeRef, isOver: drag !== null && drag.over === place };
}
