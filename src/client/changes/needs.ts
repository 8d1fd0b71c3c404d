import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { SailingResults, SailingRow } from '../../shared/contract/sailings';
import { fleetNeeds, type FleetNeeds } from '../../shared/domain/results/fleetNeeds';
import type { BoatNeeds } from '../../shared/domain/results/needs';
import { useClassScoring } from '../api/series';
import { selectLoose } from './observations';
import { selectCompetitorsOfSailing, selectRaceClasses } from '../state/rowSelectors';
import { useAppSelector } from '../state/rootState';

export interface OpenNeeds {
  /** Those with boats both home and out. */
  fleets: readonly FleetNeeds[];
  /** When finishes were seen whose boat nobody knows; null for one without a clock time. */
  unknown: readonly (number | null)[];
  of: (boat: Id) => { boat: BoatNeeds; places: readonly number[] } | null;
}

const NOTHING: OpenNeeds = { fleets: [], unknown: [], of: () => null };

/** What is still open in a sailing that is being sailed; nothing in any other. */
export function useNeeds(sailing: SailingRow, results: SailingResults): OpenNeeds {
  const { id, serie, status } = sailing;
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, id));
  const classes = useAppSelector((state) => selectRaceClasses(state, id));
  const loose = useAppSelector((state) => selectLoose(state, id, 'main'));
  const classScoring = useClassScoring(classes.length === 0 ? null : (serie?.id ?? null));
  return useMemo(() => {
    if (status !== 'ongoing' || classScoring === undefined) return NOTHING;
    const strangers = boats.filter(({ is_unmatched }) => is_unmatched);
    const unmatched = new Set(strangers.map((boat) => boat.id));
    const fleets = fleetNeeds({ results, classes, classScoring, unmatched }).filter(
      ({ needs: { home, out } }) => home.length > 0 && out.length > 0,
    );
    const known = new Map(
      fleets.flatMap(({ needs: { out, places } }) => out.map((boat) => [boat.id, { boat, places }] as const)),
    );
    const seen = strangers.map(({ finish_time }) => (finish_time === null ? null : Date.parse(finish_time)));
    return { fleets, unknown: [...seen, ...loose.map(({ ms }) => ms)], of: (boat) => known.get(boat) ?? null };
  }, [boats, classes, classScoring, loose, results, status]);
}
