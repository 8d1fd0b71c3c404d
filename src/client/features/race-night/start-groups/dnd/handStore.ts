import type { Id } from '../../../../../shared/contract/common';
import type { Drag } from './drag';

/**
 * What is in the hand. Each column asks for its own part of it, so that a step of a drag draws two columns and not all
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
