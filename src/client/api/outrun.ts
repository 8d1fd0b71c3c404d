import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Competitor, FinishPayload } from '../../shared/contract/competitors';
import type { PendingChange } from '../state/entities/pendingChanges';

const CONFLICT = 409;

const isAs = (row: Competitor | undefined, from: FinishPayload): boolean =>
  row !== undefined && Object.entries(from).every(([field, value]) => Reflect.get(row, field) === value);

/**
 * Somebody has changed the boats since, but not their finishes: a boat that was put in another group while the finishes waited for a
 * network is no reason to lose them. `current` is how the rows stand.
 */
export function isOutrun(change: PendingChange, { status }: Pick<FetchBaseQueryError, 'status'>, current: readonly Competitor[]): boolean {
  if (status !== CONFLICT || change.kind !== 'finish') return false;
  const held = new Map(current.map((row) => [row.id, row]));
  const known = change.finishes.flatMap(({ competitor, ...step }) => (competitor === null ? [] : { ...step, row: held.get(competitor) }));
  // Without a newer row the next try would end as this one did.
  return known.some(({ row, base }) => row && row.version > (base ?? 0)) && known.every(({ row, from }) => isAs(row, from));
}
