import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { KeyOf } from '../../../../ui/shortcuts/shortcuts';
import { competitorIdOf, rowOf } from '../dnd/surface';

/** A boat that is to get the focus. A new object is a new request. */
export interface FocusRequest {
  competitor: Id;
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
 * `reveal` scrolls a row into view before it is focused, since it may not be rendered yet.
 */
export function useRowFocus(ids: readonly Id[], request: FocusRequest | null, reveal: (index: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<Id | null>(null);
  const [wanted, setWanted] = useState<FocusRequest | null>(null);
  const [seen, setSeen] = useState(request);
  const tabStop = stop !== null && ids.includes(stop) ? stop : (ids[0] ?? null);

  const ask = (next: FocusRequest) => {
    setStop(next.competitor);
    setWanted(next);
  };
  if (seen !== request) {
    setSeen(request);
    if (request && ids.includes(request.competitor)) ask(request);
  }

  useEffect(() => {
    if (!wanted) return;
    list.current?.querySelector<HTMLElement>(`[data-boat="${wanted.competitor}"] button`)?.focus();
  }, [wanted]);

  const onFocus = (event: FocusEvent) => {
    const row = rowOf(event.target);
    if (row) setStop(competitorIdOf(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const row = rowOf(event.target);
    if (!step || !row || event.defaultPrevented) return;
    event.preventDefault();
    const index = step(ids.indexOf(competitorIdOf(row)), ids.length - 1);
    const competitor = ids[index];
    if (competitor === undefined) return;
    reveal(index);
    ask({ competitor });
  };

  return { list, tabStop, onFocus, onKeyDown };
}
