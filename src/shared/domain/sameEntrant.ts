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

/** A club may enter a boat before it knows the helm, by its sail number. */
export const isRecognisable = ({ sail_number, skipper_name }: Pick<Entrant, 'sail_number' | 'skipper_name'>): boolean =>
  sail_number !== '' || skipper_name !== '';

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

const lacksHelm = ({ skipper_name }: Entrant): boolean => folded(skipper_name) === '';
const marksOf = (entrants: readonly Entrant[]): ReadonlySet<string> => new Set(entrants.map(markOf).filter(Boolean));

/**
 * Tells whether helm or boat of an entrant is among those entered: neither can be entered twice. A boat whose helm
 * nobody has said is any boat with its number.
 */
export function amongEntered(entered: readonly Entrant[]): (entrant: Entrant) => boolean {
  const taken = KEYS.map((keyOf) => ({ keyOf, keys: new Set(entered.map(keyOf)) }));
  const [all, withoutHelm] = [marksOf(entered), marksOf(entered.filter(lacksHelm))];
  return (entrant) =>
    (lacksHelm(entrant) ? all : withoutHelm).has(markOf(entrant)) ||
    taken.some(({ keyOf, keys }) => {
      const key = keyOf(entrant);
      return key !== null && keys.has(key);
    });
}

/** Without entries that name no helm where the boat has sailed with one: they tell less of the same boat. */
export function withKnownHelms<E extends Entrant>(entries: readonly E[]): E[] {
  const known = marksOf(entries.filter((entry) => !lacksHelm(entry)));
  return entries.filter((entry) => !lacksHelm(entry) || !known.has(markOf(entry)));
}
