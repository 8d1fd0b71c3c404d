import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { Drag, Place } from './drag';
import { createHandStore, heldOf } from './handStore';

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
