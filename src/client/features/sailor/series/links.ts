import type { Id } from '../../../../shared/contract/common';

/** Where the series of a sailor lead. `raceClass`: the one that is shown first; null where there are none. */
export interface SailorSeriesLinks {
  /** Where there are sailings to enter: the own club's, or all clubs. */
  find: string;
  table: (club: string, serie: Id, raceClass: string | null) => string;
  whatIf: (club: string, serie: Id, raceClass: string | null) => string;
}
