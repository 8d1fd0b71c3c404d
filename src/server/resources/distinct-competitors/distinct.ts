import { sailNumberKey } from '../../../shared/domain/sailNumber';
import type { ClubEntry } from './repository';

/** A boat with her helm, in all the sailings that they have been entered in. */
export interface Known {
  latest: ClubEntry;
  times: number;
}

type Entrant = Pick<ClubEntry, 'sailor_id' | 'boat_id' | 'boat_model_id' | 'skipper_name' | 'sail_number' | 'boat_name'>;

const folded = (text: string): string => text.trim().toLocaleLowerCase('sv');

/** What a boat is told by in texts: her number, or her name if she has none. */
const markOf = ({ sail_number, boat_name }: Entrant): string => sailNumberKey(sail_number) || folded(sail_number || boat_name);

const crewKey = (entry: Entrant): string => `${markOf(entry)}|${folded(entry.skipper_name)}`;

/** Numbers are given per type. Null for a boat that nothing tells from others. */
function boatKey(entry: Entrant): string | null {
  const mark = markOf(entry);
  return mark === '' ? null : `${mark}|${entry.boat_model_id ?? ''}`;
}

/** One for each boat and helm, as their last entry says it. The entries come in the order sailed. */
export function distinct(entries: readonly ClubEntry[]): Known[] {
  const known = new Map<string, Known>();
  for (const entry of entries) {
    const key = crewKey(entry);
    known.set(key, { latest: entry, times: (known.get(key)?.times ?? 0) + 1 });
  }
  return [...known.values()];
}

const KEYS: readonly ((entry: Entrant) => string | number | null)[] = [
  ({ sailor_id }) => sailor_id,
  ({ boat_id }) => boat_id,
  boatKey,
  crewKey,
];

/** Those whose helm and boat are both free: neither can be entered twice. */
export function notAmong(known: readonly Known[], entered: readonly Entrant[]): Known[] {
  const taken = KEYS.map((keyOf) => ({ keyOf, keys: new Set(entered.map(keyOf)) }));
  const isTaken = (entrant: Entrant) =>
    taken.some(({ keyOf, keys }) => {
      const key = keyOf(entrant);
      return key !== null && keys.has(key);
    });
  return known.filter(({ latest }) => !isTaken(latest));
}
