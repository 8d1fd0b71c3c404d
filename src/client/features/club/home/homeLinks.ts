import type { Id } from '../../../../shared/contract/common';

/** Where the home of a club leads. */
export interface HomeLinks {
  profile: string;
  sailings: string;
  /** Where a season of sailings is made. */
  season: string;
  series: string;
  sailing: (id: Id) => string;
  competitors: (id: Id) => string;
  finish: (id: Id) => string;
  result: (id: Id) => string;
  serie: (id: Id) => string;
}
