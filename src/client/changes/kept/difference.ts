import type { PendingChange, PendingChangesState, RefusedChange } from '../queue/pendingChanges';

/** What of the store is to be found again after a reload. */
export type Keepable = Pick<PendingChangesState, 'queue' | 'refusals'>;

export const NOTHING_KEPT: Keepable = { queue: [], refusals: [] };

/** What has to be written, in one go: a change that is settled and those that build on it never part. */
export interface Difference {
  /** In the order they were made. */
  fresh: PendingChange[];
  changed: PendingChange[];
  settled: string[];
  refused: RefusedChange[];
  seen: string[];
}

/** These belong to this page alone: another page that adopts the change starts them over. */
const PASSING = new Set(['phase', 'kept']);

const isOther = (before: PendingChange, now: PendingChange): boolean =>
  Object.entries(now).some(([field, value]) => !PASSING.has(field) && Reflect.get(before, field) !== value);

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

/** What happened between two states of the queue of own changes, whatever kinds they are of. */
export function difference(before: Keepable, now: Keepable): Difference {
  const written = byId(before.queue);
  const queued = byId(now.queue);
  const told = byId(before.refusals);
  const untold = byId(now.refusals);
  return {
    fresh: now.queue.filter(({ id }) => !written.has(id)),
    changed: now.queue.filter((change) => {
      const known = written.get(change.id);
      return known !== undefined && known !== change && isOther(known, change);
    }),
    settled: before.queue.flatMap(({ id }) => (queued.has(id) ? [] : [id])),
    refused: now.refusals.filter(({ id }) => !told.has(id)),
    seen: before.refusals.flatMap(({ id }) => (untold.has(id) ? [] : [id])),
  };
}

export const isNothing = ({ fresh, changed, settled, refused, seen }: Difference): boolean =>
  [fresh, changed, settled, refused, seen].every((list) => list.length === 0);
