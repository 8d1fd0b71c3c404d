import type { Kysely } from 'kysely';
import type { ResultLogEntry } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import type { CompetitorRecord, Database, ResultLogRecord } from '../../db/schema';
import { entriesOf } from '../competitors/readCompetitors';
import { assertMayRecord, visibleSailing } from '../sailings/access';
import { presentLogEntry } from './present';
import { logOfSailing } from './repository';
import { isSameState, readState, stateOf } from './state';

/** Whether the boat is still as the entry left it, so that its earlier state may be put back. */
export function isLast({ action, after, undone_by }: ResultLogRecord, boat: CompetitorRecord | undefined): boolean {
  const left = readState(after);
  const isOfBoat = action === 'result' || action === 'match';
  return isOfBoat && undone_by === null && boat !== undefined && left !== null && isSameState(left, stateOf(boat));
}

/** Every change of the sailing's results, newest first. Throws 403 for all but those who record it. */
export async function readResultLog(db: Kysely<Database>, actor: Actor, sailingId: number): Promise<ResultLogEntry[]> {
  const sailing = await visibleSailing(db, actor, sailingId);
  assertMayRecord(actor, sailing);
  const boats = new Map((await entriesOf(db, sailing.id)).map((boat) => [boat.id, boat]));
  const isOpen = sailing.verified_result === 0;
  const log = await logOfSailing(db, sailing.id);
  const mayUndo = (entry: ResultLogRecord) => !actor.recorder || entry.evening_link !== null;
  return log.map((entry) =>
    presentLogEntry(entry, isOpen && mayUndo(entry) && isLast(entry, boats.get(entry.competitor_id ?? 0))),
  );
}
