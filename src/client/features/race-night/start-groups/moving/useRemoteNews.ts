import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../../ui/messages/LiveRegion';
import type { Column } from '../columns/column';
import { boardTexts } from '../texts';
import type { Arrival } from './arrivals';
import { useNames } from './dragWords';

/** The work of others is announced in one sentence, and not more often than this. */
const NEWS_PAUSE_MS = 10_000;

/** Tells screen readers, calmly, what others have moved. */
export function useRemoteNews(arrivals: readonly Arrival[], columns: readonly Column[]): void {
  const nameOf = useNames();
  const untold = useRef(new Map<Arrival['boat'], Arrival['place']>());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useEffectEvent(() => {
    const [[competitor, place] = [null, null], ...others] = untold.current;
    untold.current.clear();
    if (competitor === null) return;
    const group = columns.find((column) => column.place === place)?.name ?? boardTexts.ungrouped;
    announce(
      others.length === 0
        ? boardTexts.movedByOther(nameOf(competitor), group)
        : boardTexts.severalMovedByOthers(others.length + 1),
    );
  });

  useEffect(() => {
    if (arrivals.length === 0) return;
    for (const { boat: competitor, place } of arrivals) untold.current.set(competitor, place);
    if (pause.current !== undefined) return;
    const round = () => {
      pause.current = untold.current.size > 0 ? setTimeout(round, NEWS_PAUSE_MS) : undefined;
      tell();
    };
    round();
  }, [arrivals]);
  useEffect(() => () => clearTimeout(pause.current), []);
}
