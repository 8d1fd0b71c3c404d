import { refusalSeen } from '../queue/events';
import { changesAdopted, refusalsAdopted } from '../queue/pendingChanges';
import { storedRefusals, takeOverChanges } from './storedChanges';
import { isSameUser, type PendingWrites } from './pendingWrites';
import { hasLocks, isTabGone, answerOfDatabase } from './pageLock';

/**
 * Takes over the changes that this person made in tabs that are gone, and reads their refusals. Called again it finds
 * what is new.
 */
export function startTakeOver(writes: PendingWrites): () => Promise<void> {
  const { store, owner, lock } = writes;
  let areChangesTaken = false;
  let areRefusalsRead = false;

  async function takeChanges(): Promise<void> {
    // Without locks any tab looks as if it were gone: then only what was there before this one is taken, once.
    if (areChangesTaken && !hasLocks()) return;
    await lock.begun;
    const queue = await takeOverChanges(owner, isTabGone);
    // Somebody else has logged in here: the next tab of this person finds them.
    if (!isSameUser(writes)) return;
    areChangesTaken = true;
    writes.written = { ...writes.written, queue: [...writes.written.queue, ...queue] };
    if (queue.length > 0) store.dispatch(changesAdopted(queue));
  }

  /**
   * Refusals belong to no tab: each lists those that were there when it began, until they have been seen in one of
   * them.
   */
  async function readRefusals(): Promise<void> {
    const refusals = await storedRefusals(owner.user);
    if (!isSameUser(writes)) return;
    const unseen = new Set(refusals.map(({ id }) => id));
    const seen = writes.written.refusals.filter(({ id }) => !unseen.has(id));
    if (!areRefusalsRead) {
      writes.written = { ...writes.written, refusals: [...writes.written.refusals, ...refusals] };
      if (refusals.length > 0) store.dispatch(refusalsAdopted(refusals));
    }
    areRefusalsRead = true;
    for (const { id } of seen) store.dispatch(refusalSeen({ id }));
  }

  return async () => {
    try {
      await answerOfDatabase(takeChanges().then(readRefusals));
    } catch (error) {
      console.warn('What is kept in this browser could not be read', error);
    }
  };
}
