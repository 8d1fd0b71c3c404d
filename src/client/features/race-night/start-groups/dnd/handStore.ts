import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { Drag, Place } from './drag';

/**
 * What is in the hand. Each column asks for its own part of it, so that a step of a drag renders two columns, not all
 * of them.
 */
export interface HandStore {
  get: () => Drag | null;
  set: (drag: Drag | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createHandStore(): HandStore {
  const listeners = new Set<() => void>();
  let drag: Drag | null = null;
  return {
    get: () => drag,
    set: (next) => {
      drag = next;
      listeners.forEach((tell) => tell());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const EMPTY_HAND: readonly Id[] = [];

/**
 * The boats in hand that are of this list: the same array from take to drop, and the empty one where there are none.
 */
export function heldOf(drag: Drag | null, ids: readonly Id[]): readonly Id[] {
  return drag && drag.ids.some((id) => ids.includes(id)) ? drag.ids : EMPTY_HAND;
}

/** Outside of a board nothing is ever in hand. */
export const HandContext = createContext(createHandStore());

function useHandValue<T>(select: (drag: Drag | null) => T): T {
  const { get, subscribe } = useContext(HandContext);
  return useSyncExternalStore(subscribe, () => select(get()));
}

/** Boats are held above the place now. */
export const useIsOver = (place: Place): boolean => useHandValue((drag) => drag !== null && drag.over === place);

/** The boats in hand, if any of them is of this list. */
export const useHeldOf = (ids: readonly Id[]): readonly Id[] => useHandValue((drag) => heldOf(drag, ids));

/** Boats are held by keyboard. (A pointer that holds boats is pressed all the while.) */
export const useIsLifted = (): boolean => useHandValue((drag) => drag?.by === 'keyboard');
