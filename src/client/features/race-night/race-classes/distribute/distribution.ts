import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { RaceClass } from '../../../../../shared/contract/raceClasses';
import { matchingRaceClass } from '../../../../../shared/domain/raceClassOf';
import type { ClassChange } from '../../../../api/classChanges';

export interface Distribution {
  /** How many boats each class gets, in the order of the classes. */
  counts: { raceClass: RaceClass; count: number }[];
  withoutClass: number;
  /** Boats that are to go to another class than they are in. */
  changes: ClassChange[];
}

/** Where the rules of the classes put the boats. Numbers seen at the finish that no boat has are left alone. */
export function distribution(competitors: readonly Competitor[], classes: readonly RaceClass[]): Distribution {
  const placed = competitors
    .filter(({ is_unmatched }) => !is_unmatched)
    .map((competitor) => ({ boat: competitor, to: matchingRaceClass(competitor, classes)?.id ?? null }));
  const countOf = (id: Id | null) => placed.filter(({ to }) => to === id).length;
  return {
    counts: classes.map((raceClass) => ({ raceClass, count: countOf(raceClass.id) })),
    withoutClass: countOf(null),
    changes: placed.flatMap(({ boat: competitor, to }) =>
      competitor.race_class === to ? [] : [{ competitor: competitor.id, from: competitor.race_class, to }],
    ),
  };
}
