import { amongEntered, crewKey, type Entrant } from '../../../shared/domain/sameEntrant';
import type { ClubEntry } from './repository';

/** A boat with her helm, in all the sailings that they have been entered in. */
export interface Known {
  latest: ClubEntry;
  times: number;
}

const entrantOf = ({ sailor_id, boat_id, boat_model_id, ...texts }: ClubEntry): Entrant => ({
  ...texts,
  sailor: sailor_id,
  boat: boat_id,
  boat_model: boat_model_id,
});

/** One for each boat and helm, as their last entry says it. The entries come in the order sailed. */
export function distinct(entries: readonly ClubEntry[]): Known[] {
  const known = new Map<string, Known>();
  for (const entry of entries) {
    const key = crewKey(entrantOf(entry));
    known.set(key, { latest: entry, times: (known.get(key)?.times ?? 0) + 1 });
  }
  return [...known.values()];
}

/** Those whose helm and boat are both free: neither can be entered twice. */
export function notAmong(known: readonly Known[], entered: readonly ClubEntry[]): Known[] {
  const isEntered = amongEntered(entered.map(entrantOf));
  return known.filter(({ latest }) => !isEntered(entrantOf(latest)));
}
