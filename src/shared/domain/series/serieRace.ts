import type { Id } from '../../contract/common';
import type { EntryStatus } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/raceClasses';
import type { ScoredRace } from '../../contract/scoring';
import type { PursuitPlan } from '../../contract/sailings';
import type { ResultEntry } from '../scoring/resultEntry';
import type { Identified } from './rowKeys';
import type { RuledRace } from './serieRules';

/** An entry with what results and standings show of it. */
export interface SerieEntry extends ResultEntry, Identified {
  raceClass: Id | null;
  startGroup: Id | null;
  crewNames: string;
  clubName: string;
  categories: string[];
  /** The start of the boat, in milliseconds since 1970. */
  startMs: number | null;
  status: EntryStatus;
}

export interface SerieRaceClass {
  id: Id;
  name: string;
  order: number;
  /** null: the race's. */
  method: ResultMethod | null;
}

/** A sailing as it is scored. */
export interface SerieRace extends ScoredRace, RuledRace {
  method: ResultMethod;
  pursuit: PursuitPlan | null;
  classes: readonly SerieRaceClass[];
  entries: readonly SerieEntry[];
}

/**
 * True for a race that counts: it has been sailed to its end. While boats are out those who race would count as absent,
 * and discards would begin too early.
 */
export const isScored = ({ status }: Pick<SerieRace, 'status'>): boolean => status === 'finished';
