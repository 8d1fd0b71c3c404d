import type { ScoreCode } from '../../contract/competitors';

/** How a results list goes on after the finishers; local codes stand where they belong. */
export const CODE_ORDER: readonly ScoreCode[] = [
  'RDG',
  'TLE',
  'DNF',
  'RET',
  'NSC',
  'OCS',
  'UFD',
  'BFD',
  'DSQ',
  'DNE',
  'DNS',
  'DUTY',
  'DNC',
];
