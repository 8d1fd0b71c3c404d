import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Id } from '../../../shared/contract/common';
import type { Competitor, FinishPayload } from '../../../shared/contract/competitors';
import type { PendingChange } from '../queue/pendingChanges';

const CONFLICT = 409;

const isAs = (row: Competitor | undefined, from: FinishPayload): boolean =>
  row !== undefined && Object.entries(from).every(([field, value]) => Reflect.get(row, field) === value);

type Conflict = Pick<FetchBaseQueryError, 'status'>;

/**
 * The rows are newer than the change knows, and just as it wants them: it was made before, and the answer lost for so
 * long that the server has forgotten its key (a day); or somebody else has done the same. So no change is ever made
 * twice, nor refused for its own sake. A finish of an unknown number names no version: sent again it finds the boat
 * that it made.
 */
export function isMadeAlready(change: PendingChange, { status }: Conflict, current: readonly Competitor[]): boolean {
  if (status !== CONFLICT) return false;
  const held = new Map<Id | null, Competitor>(current.map((row) => [row.id, row]));
  if (change.kind === 'move')
    return change.moves.every(({ competitor, start_group }) => held.get(competitor)?.start_group === start_group);
  return (
    change.kind === 'finish' && change.finishes.every(({ competitor, finish }) => isAs(held.get(competitor), finish))
  );
}

/**
 * Somebody has changed the boats since, but not their finishes: a boat that was put in another group while the finishes
 * waited for a network is no reason to lose them. `current` is how the rows stand.
 */
export function isOutrun(change: PendingChange, { status }: Conflict, current: readonly Competitor[]): boolean {
  if (status !== CONFLICT || change.kind !== 'finish') return false;
  const held = new Map(current.map((row) => [row.id, row]));
  const known = change.finishes.flatMap(({ competitor, ...step }) =>
    competitor === null ? [] : { ...step, row: held.get(competitor) },
  );
  // Without a newer row the next try would end as this one did.
  return (
    known.some(({ row, base }) => row && row.version > (base ?? 0)) && known.every(({ row, from }) => isAs(row, from))
  );
}
