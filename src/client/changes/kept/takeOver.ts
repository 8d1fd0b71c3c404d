import { refusalSeen } from '../../state/entities/events';
import { changesAdopted, refusalsAdopted } from '../queue/pendingChanges';
import { keptRefusals, takeOver } from './storedChanges';
import { isHis, type Ledger } from './pendingWrites';
import { areTabsKnown, isTabGone } from './pageLock';
import { orGiveUp } from './mutex';

/**
 * Takes over what this person made in tabs that are gone, and reads what could not be done. Called again it finds what
 * is new.
 */
export function startAdopting(ledger: Ledger): () => Promise<void> {
  const { store, owner, life } = ledger;
  let areChangesTaken = false;
  let areRefusalsRead = false;

  async function takeChanges(): Promise<void> {
    // Without locks any tab looks as if it were gone: then only what was there before this one is taken, once.
    if (areChangesTaken && !areTabsKnown()) return;
    await life.begun;
    const queue = await takeOver(owner, isTabGone);
    // Whoever is asked next finds them, since this tab is no longer his.
    if (!isHis(ledger)) return;
    areChangesTaken = true;
    ledger.written = { ...ledger.written, queue: [...ledger.written.queue, ...queue] };
    if (queue.length > 0) store.dispatch(changesAdopted(queue));
  }

  /**
   * Refusals belong to no tab: each lists those that were there when it began, until they have been seen in one of
   * them.
   */
  async function readRefusals(): Promise<void> {
    const refusals = await keptRefusals(owner.user);
    if (!isHis(ledger)) return;
    const unseen = new Set(refusals.map(({ id }) => id));
    const seen = ledger.written.refusals.filter(({ id }) => !unseen.has(id));
    if (!areRefusalsRead) {
      ledger.written = { ...ledger.written, refusals: [...ledger.written.refusals, ...refusals] };
      if (refusals.length > 0) store.dispatch(refusalsAdopted(refusals));
    }
    areRefusalsRead = true;
    for (const { id } of seen) store.dispatch(refusalSeen({ id }));
  }

  return async () => {
    try {
      await orGiveUp(takeChanges().then(readRefusals));
    } catch (error) {
      console.warn('What is kept in this browser could not be read', error);
    }
  };
}
