import type { Id } from '../../../../shared/contract/common';

/** Where the home of a sailor leads. */
export interface SailorHomeLinks {
  settings: string;
  sailings: string;
  series: string;
  /** Where there are sailings to enter: the own club's, or all clubs. */
  find: string;
  sailing: (club: string, id: Id) => string;
  result: (club: string, id: Id) => string;
  serie: (club: string, id: Id) => string;
}
