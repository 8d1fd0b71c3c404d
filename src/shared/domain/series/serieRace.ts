import type { Id } from '../../contract/common';
import type { EntryStatus } from '../../contract/competitors';
import type { ResultMethod } from '../../contract/raceClasses';
import type { ScoredRace } from '../../contract/scoring';
import type { PursuitPlan } from '../../contract/sailings';
import type { ResultEntry } from '../scoring/resultEntry';
import { hasResult } from '../scoring/resultEntry';
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

/** True for a race that counts: it is published, not cancelled, and has been sailed. */
export function isScored({ status, entries }: Pick<SerieRace, 'status' | 'entries'>): boolean {
  if (status === 'unpublished' || status === 'cancelled') return false;
  return status === 'finished' || entries.some(hasResult);
}
