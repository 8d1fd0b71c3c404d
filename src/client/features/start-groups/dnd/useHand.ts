import { useState } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { isMove, type Drag, type DragWords, type Place } from './drag';

export interface HandOptions {
  placeOf: (boat: Id) => Place | undefined;
  /** Everything that moves when this boat is taken: the whole selection if it is part of it. */
  takenWith: (boat: Id) => readonly Id[];
  words: DragWords;
  announce: (text: string) => void;
  onDrop: (boats: readonly Id[], place: Place, by: Drag['by']) => void;
}

/** Boats taken up, carried and put down, and what is said about it; the same for a pointer and the keyboard. */
export function useHand({ placeOf, takenWith, words, announce, onDrop }: HandOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const take = (boat: Id, by: Drag['by']) => {
    const from = placeOf(boat);
    if (from === undefined) return;
    const ids = takenWith(boat);
    setDrag({ boat, ids, from, over: from, by });
    announce(words.lifted(ids, from));
  };
  const hover = (over: Place | undefined) => {
    if (!drag || drag.over === over) return;
    setDrag({ ...drag, over });
    if (over !== undefined) announce(words.over(drag.ids, over));
  };
  const cancel = () => {
    if (drag) announce(words.cancelled(drag.ids));
    setDrag(null);
  };
  const drop = (over: Place | undefined) => {
    if (!drag) return;
    const dropped = { ...drag, over };
    if (over === undefined || !isMove(dropped, placeOf)) {
      cancel();
      return;
    }
    setDrag(null);
    onDrop(drag.ids, over, drag.by);
  };

  return { drag, take, hover, drop, cancel };
}
