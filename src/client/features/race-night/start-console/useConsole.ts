import { useMemo } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { selectShownCompetitors } from '../../../changes/shownCompetitors';
import { selectStartActs } from '../../../changes/startActs';
import { serverNow } from '../../../lib/serverClock';
import { useSeconds } from '../../../sailing-ui/clock/useSeconds';
import { useAppSelector } from '../../../state/rootState';
import { selectStartGroups } from '../../../state/rowSelectors';
import { consoleView, type ConsoleFacts, type ConsoleView } from './consoleView';

/** What the console is made of, live. */
export function useConsoleFacts(sailing: SailingRow): ConsoleFacts {
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const events = useAppSelector((state) => selectStartActs(state, sailing.id));
  const boats = useAppSelector((state) => selectShownCompetitors(state, sailing.id));
  return useMemo(() => {
    const count = (group: Id | null) =>
      groups.length === 0 ? boats.length : boats.filter(({ start_group }) => start_group === group).length;
    return { sailing, groups, events, boatsIn: count };
  }, [sailing, groups, events, boats]);
}

/** The console at each second of the server's clock. */
export function useConsoleView(facts: ConsoleFacts): { now: number; view: ConsoleView } {
  const now = useSeconds();
  // What has just been done is later than the last second.
  const at = Math.max(now, serverNow());
  return { now: at, view: consoleView(facts, at) };
}
