import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { KeyOf } from '../../../../ui/shortcuts/shortcuts';
import { boatOf, rowOf } from '../dnd/surface';

/** A boat that is to have the focus. A new object asks anew. */
export interface FocusRequest {
  boat: Id;
}

type Step = (index: number, last: number) => number;

const STEPS: Record<string, Step> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
} satisfies Record<KeyOf<'walkBoats'>, Step>;

/**
 * One Tab stop per column, and the arrow keys from row to row: nobody tabs through four hundred boats.
 * `reveal` scrolls a row into view before it is focused, since it may not be drawn yet.
 */
export function useRowFocus(ids: readonly Id[], request: FocusRequest | null, reveal: (index: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<Id | null>(null);
  const [wanted, setWanted] = useState<FocusRequest | null>(null);
  const [seen, setSeen] = useState(request);
  const tabStop = stop !== null && ids.includes(stop) ? stop : (ids[0] ?? null);

  const ask = (next: FocusRequest) => {
    setStop(next.boat);
    setWanted(next);
  };
  if (seen !== request) {
    setSeen(request);
    if (request && ids.includes(request.boat)) ask(request);
  }

  useEffect(() => {
    if (!wanted) return;
    list.current?.querySelector<HTMLElement>(`[data-boat="${wanted.boat}"] button`)?.focus();
  }, [wanted]);

  const onFocus = (event: FocusEvent) => {
    const row = rowOf(event.target);
    if (row) setStop(boatOf(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const row = rowOf(event.target);
    if (!step || !row || event.defaultPrevented) return;
    event.preventDefault();
    const index = step(ids.indexOf(boatOf(row)), ids.length - 1);
    const boat = ids[index];
    if (boat === undefined) return;
    reveal(index);
    ask({ boat });
  };

  return { list, tabStop, onFocus, onKeyDown };
}
