import type { SailingRow } from '../../../../../shared/contract/sailings';

/** Which of the chosen sailings each thing can be done to. */
export interface Possible {
  publish: SailingRow[];
  cancel: SailingRow[];
  move: SailingRow[];
  remove: SailingRow[];
}

/**
 * Each by its status: what is published is not published again, what has been sailed is not cancelled, and a verified
 * result stays.
 */
export function possibleOf(chosen: readonly SailingRow[]): Possible {
  return {
    publish: chosen.filter(({ status }) => status === 'unpublished'),
    cancel: chosen.filter(({ status }) => status === 'upcoming' || status === 'ongoing'),
    move: [...chosen],
    remove: chosen.filter(({ verified_result }) => !verified_result),
  };
}
