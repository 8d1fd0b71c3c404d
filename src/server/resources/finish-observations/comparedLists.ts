import type { Kysely } from 'kysely';
import type { DecisionUse, FinishDecision } from '../../../shared/contract/finishDifferences';
import { finishAt } from '../../../shared/domain/finishObservations';
import type { SeenCrossing } from '../../../shared/domain/finish-matching/alignLists';
import {
  matchFinishes,
  type MatchedLists,
  type MatchedRow,
} from '../../../shared/domain/finish-matching/matchFinishes';
import { sailNumberKey } from '../../../shared/domain/sailNumber';
import { wireDatetime } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { ObservationRecord } from '../../db/schemaRaceNight';
import type { CompetitorView } from '../competitors/readCompetitors';
import { readState } from '../result-log/state';
import { holds, msOf } from './doubts';
import { observationsOf } from './repository';

export interface Seen extends SeenCrossing {
  row: ObservationRecord;
}
export type SeenPair = MatchedRow<Seen>;

/** What names the boat: the entry, or, where none is known, the number that was read. */
function nameOf({ competitor_id, sail_number }: ObservationRecord): string | null {
  if (competitor_id !== null) return `#${competitor_id}`;
  const key = sailNumberKey(sail_number);
  return key === '' ? null : key;
}

/** The two lists of the finish, crossing by crossing. What only tells the order has no time to compare. */
export function comparedLists(observations: readonly ObservationRecord[]): MatchedLists<Seen> {
  const seenBy = (list: ObservationRecord['list']): Seen[] =>
    observations
      .filter((row) => row.list === list && row.undone === 0 && row.order_only === 0)
      .map((row) => ({ id: row.uuid, ms: msOf(row.at), boat: nameOf(row), row }));
  return matchFinishes(seenBy('main'), seenBy('reserve'));
}

export const comparedListsOf = async (db: Kysely<Database>, sailingId: number): Promise<MatchedLists<Seen>> =>
  comparedLists(await observationsOf(db, sailingId));

/** The boats that the lists name; a reserve without a name tells the time of the main list's boat. */
export function boatsOfPair({ main, reserve }: SeenPair): { main: number | null; reserve: number | null } {
  const ofMain = main?.row.competitor_id ?? null;
  return { main: ofMain, reserve: reserve && (reserve.row.competitor_id ?? (reserve.boat === null ? ofMain : null)) };
}

/** The finishes that the lists would write: the reserve's by the main list's clock. */
export const finishesOfPair = ({ main, reserve }: SeenPair, offsetMs: number) => ({
  main: main && finishAt(main.ms),
  reserve: reserve && finishAt(reserve.ms - offsetMs),
});

/** A decision as it is stored: with the observation that it was compared to, and the finishes that it left. */
export interface StoredDecision {
  use: DecisionUse;
  finish_time: string | null;
  by: FinishDecision['by'];
  at: string;
  other: string | null;
  left: [boat: number, finish_at: string | null][];
}

/** Where the decision about a pair stands. */
export const heldBy = ({ main, reserve }: SeenPair): Seen | null => main ?? reserve;

/** What was decided about the pair, as long as nothing else has been written since. */
export function decisionOf(pair: SeenPair, boats: ReadonlyMap<number, CompetitorView>): FinishDecision | null {
  const text = heldBy(pair)?.row.decision ?? null;
  if (text === null) return null;
  const { use, finish_time, by, at, other, left } = JSON.parse(text) as StoredDecision;
  const isOfPair = other === (pair.main ? (pair.reserve?.id ?? null) : null);
  const stands = left.every(([boat, finish]) => (boats.get(boat)?.finish_at ?? null) === finish);
  return isOfPair && stands ? { use, finish_time, by, at: wireDatetime(msOf(at)) } : null;
}

/** The finish that the boat has apart from what was written because of the pair, in milliseconds. */
export function finishWithout(boat: CompetitorView, pair: SeenPair, decided: FinishDecision | null): number | null {
  if (decided?.use === 'time') return null;
  const { main, reserve } = pair;
  const holder = [main, reserve].find((seen) => seen && seen.row.competitor_id === boat.id && holds(seen.row, boat));
  const finish = holder ? (readState(holder.row.replaced)?.finish_time ?? null) : boat.finish_at;
  return finish === null ? null : msOf(finish);
}
