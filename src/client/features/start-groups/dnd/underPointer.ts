import { pointerWithin, type CollisionDetection } from '@dnd-kit/core';
import type { Place } from './drag';

/** Chips lie above the columns, so they win where both are under the pointer. */
export type TargetKind = 'column' | 'chip';

export const targetId = (kind: TargetKind, place: Place) => `${kind}:${place ?? NO_GROUP}`;

export function placeOfTarget(id: string): Place {
  const place = id.slice(id.indexOf(':') + 1);
  return place === NO_GROUP ? null : Number(place);
}
const NO_GROUP = 'none';

/** Beside every target nothing is hit: a drop there leaves the boat where it was. */
export const underPointer: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const best = hits.find((hit) => String(hit.id).startsWith('chip:')) ?? hits[0];
  return best ? [best] : [];
};
