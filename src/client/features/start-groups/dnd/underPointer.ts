import { pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import { isChip } from './targets';

/** Where chip and column are both under the pointer the chip is hit. Beside every target nothing is: a drop there moves nothing. */
export const underPointer: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const best = hits.find(({ id }) => isChip(String(id))) ?? hits[0];
  return best ? [best] : [];
};
