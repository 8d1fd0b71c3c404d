import { changesKept, keepingFailed } from '../queue/events';
import type { AppStore } from '../../state/rootState';
import { writeChanges, type Owner } from './storedChanges';
import { difference, isNothing, NOTHING_KEPT, type Keepable } from './difference';
import { answerOfDatabase, type PageLock } from './pageLock';

/** How long a write may take after one has failed. */
const IMPATIENCE_MS = 250;

/** One person's own changes in one tab: what of them is written to the database, and what is still to be. */
export interface PendingWrites {
  store: AppStore;
  owner: Owner;
  lock: PageLock;
  written: Keepable;
  wanted: Keepable;
  hasFailed: boolean;
}

export const newPendingWrites = (work: Pick<PendingWrites, 'store' | 'owner' | 'lock'>): PendingWrites => ({
  ...work,
  written: NOTHING_KEPT,
  wanted: NOTHING_KEPT,
  hasFailed: false,
});

/** False after a logout, which empties the store; what was in it stays written until the person is back. */
export const isSameUser = ({ store, owner }: PendingWrites): boolean => store.getState().session.user === owner.user;

/** Notes what is to be written. Returns whether it has changed. */
export function noteWanted(writes: PendingWrites): boolean {
  if (!isSameUser(writes)) return false;
  const { queue, refusals } = writes.store.getState().pendingChanges;
  if (queue === writes.wanted.queue && refusals === writes.wanted.refusals) return false;
  writes.wanted = { queue, refusals };
  return true;
}

/** Writes what is wanted and not written, and dispatches how it went. */
export async function write(writes: PendingWrites): Promise<void> {
  const { store, owner, lock, wanted: goal } = writes;
  const steps = difference(writes.written, goal);
  if (isNothing(steps)) return;
  const ids = steps.fresh.map(({ id }) => id);
  const tell = (event: Parameters<AppStore['dispatch']>[0]) => {
    if (ids.length > 0 && isSameUser(writes)) store.dispatch(event);
  };
  try {
    const writing = lock.begun.then(() => writeChanges(owner, steps));
    await (writes.hasFailed ? answerOfDatabase(writing, IMPATIENCE_MS) : answerOfDatabase(writing));
    writes.hasFailed = false;
    writes.written = goal;
    tell(changesKept({ ids }));
  } catch (error) {
    writes.hasFailed = true;
    console.warn('Own changes could not be kept in this browser', error);
    tell(keepingFailed());
  }
}
