import type { ScoreCode } from '../../contract/competitors';

/** The order of codes in a results list after the finishers, local codes included. */
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
