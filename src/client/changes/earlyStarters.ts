import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow } from '../../shared/contract/sailings';
import { readDuration } from '../../shared/domain/duration';
import { earlyStarters, type EarlyStarter } from '../../shared/domain/race-day/earlyStarters';
import { raceDay } from '../../shared/domain/race-day/raceDay';
import { raceDaySetup } from '../../shared/domain/race-day/setup';
import { serverNow } from '../lib/serverClock';
import type { RootState } from '../state/rootState';
import { selectStartGroups } from '../state/rowSelectors';
import { useFinishes } from './finishes';
import { selectShownCompetitors } from './shownCompetitors';
import { selectStartActs, useStartActs } from './startActs';

/** The boats of the sailing that were over the line and have not come back, by the acts that this screen has. */
export function earlyStartersIn(state: RootState, sailing: SailingRow): EarlyStarter<Competitor>[] {
  const groups = selectStartGroups(state, sailing.id);
  const setup = raceDaySetup(sailing, groups, readDuration(sailing.start_interval) ?? 0);
  const day = raceDay(setup, selectStartActs(state, sailing.id), serverNow());
  return earlyStarters(day, selectShownCompetitors(state, sailing.id));
}

export interface EarlyStarterActions {
  /** The boat was over the line at the start of the group. */
  list: (boat: Id, group: Id | null) => void;
  /** The boat has come back. Other boats that the same act names stay on the list. */
  cameBack: (starter: EarlyStarter<{ id: Id }>) => void;
  /** Gives the boat the code. Returns the ids to undo by. */
  giveOcs: (boat: Pick<Competitor, 'id' | 'sail_number'>) => string[];
  undo: (ids: readonly string[]) => void;
}

/** What is done here about boats over the line: it counts at once, and the queue of own changes sends it. */
export function useEarlyStarters(sailing: Id): EarlyStarterActions {
  const acts = useStartActs(sailing);
  const { record, undo } = useFinishes();
  return useMemo(
    () => ({
      list: (boat, group) => void acts.act('x_up', { group, payload: { competitors: [boat] } }),
      cameBack: ({ boat, acts: named }) => {
        for (const { id, start_group: group, atMs: at, payload } of named) {
          acts.undo(id);
          const competitors = payload.competitors.filter((one) => one !== boat.id);
          // At the moment of the first act: X may have come down since.
          if (competitors.length > 0) acts.act('x_up', { group, at, payload: { competitors } });
        }
      },
      giveOcs: ({ id, sail_number }) =>
        record(sailing, [{ competitor: id, sail_number, finish: { score_code: 'OCS' } }]),
      undo,
    }),
    [acts, record, undo, sailing],
  );
}
