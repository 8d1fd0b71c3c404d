import type { Id } from '../contract/common';
import { sailNumberKey } from './sailNumber';

/** The fields that identify a boat and its helm. */
export interface Entrant {
  sailor: Id | null;
  boat: Id | null;
  boat_model: Id | null;
  skipper_name: string;
  sail_number: string;
  boat_name: string;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase('sv');

/** The key that identifies a boat: its sail number, or its name when it has none. */
const markOf = ({ sail_number, boat_name }: Entrant): string =>
  sailNumberKey(sail_number) || folded(sail_number || boat_name);

/** One boat with one helm. */
export const crewKey = (entry: Entrant): string => `${markOf(entry)}|${folded(entry.skipper_name)}`;

/** Numbers are given per type. Null for a boat that nothing tells from others. */
function entrantBoatKey(entry: Entrant): string | null {
  const mark = markOf(entry);
  return mark === '' ? null : `${mark}|${entry.boat_model ?? ''}`;
}

const KEYS: readonly ((entry: Entrant) => string | number | null)[] = [
  ({ sailor }) => sailor,
  ({ boat }) => boat,
  entrantBoatKey,
  crewKey,
];

/** Tells whether helm or boat of an entrant is among those entered: neither can be entered twice. */
export function amongEntered(entered: readonly Entrant[]): (entrant: Entrant) => boolean {
  const taken = KEYS.map((keyOf) => ({ keyOf, keys: new Set(entered.map(keyOf)) }));
  return (entrant) =>
    taken.some(({ keyOf, keys }) => {
      const key = keyOf(entrant);
      return key !== null && keys.has(key);
    });
}
