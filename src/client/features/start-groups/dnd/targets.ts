import type { Place } from './drag';

/** Chips lie above the columns. */
export type TargetKind = 'column' | 'chip';

const NO_GROUP = 'none';

export const targetId = (kind: TargetKind, place: Place) => `${kind}:${place ?? NO_GROUP}`;

export const isChip = (id: string) => id.startsWith('chip:');

export function placeOfTarget(id: string): Place {
  const place = id.slice(id.indexOf(':') + 1);
  return place === NO_GROUP ? null : Number(place);
}
