import { useState, useSyncExternalStore } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { isMove, type Drag, type DragWords, type Place } from './drag';
import { createHandStore } from './handStore';

export interface HandOptions {
  placeOf: (competitor: Id) => Place | undefined;
  /** Everything that moves when this boat is taken: the whole selection if it is part of it. */
  takenWith: (competitor: Id) => readonly Id[];
  words: DragWords;
  announce: (text: string) => void;
  onDrop: (competitors: readonly Id[], place: Place, by: Drag['by']) => void;
}

export type Hand = ReturnType<typeof useHand>;

/** Boats taken up, carried and put down, and what is said about it; the same for a pointer and the keyboard. */
export function useHand({ placeOf, takenWith, words, announce, onDrop }: HandOptions) {
  const [store] = useState(createHandStore);
  const drag = useSyncExternalStore(store.subscribe, store.get);

  const take = (competitor: Id, by: Drag['by']) => {
    const from = placeOf(competitor);
    if (from === undefined) return;
    const ids = takenWith(competitor);
    store.set({ competitor, ids, from, over: from, by });
    announce(words.lifted(ids, from));
  };
  const hover = (over: Place | undefined) => {
    const held = store.get();
    if (!held || held.over === over) return;
    store.set({ ...held, over });
    if (over !== undefined) announce(words.over(held.ids, over));
  };
  const cancel = () => {
    const held = store.get();
    if (held) announce(words.cancelled(held.ids));
    store.set(null);
  };
  const drop = () => {
    const held = store.get();
    if (held?.over === undefined || !isMove(held, placeOf)) {
      cancel();
      return;
    }
    store.set(null);
    onDrop(held.ids, held.over, held.by);
  };

  return { store, drag, take, hover, drop, cancel };
}
