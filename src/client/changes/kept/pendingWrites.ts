import { changesKept, keepingFailed } from '../../state/entities/events';
import type { AppStore } from '../../state/rootState';
import { writeChanges, type Owner } from './storedChanges';
import { difference, isNothing, NOTHING_KEPT, type Keepable } from './difference';
import type { TabLife } from './pageLock';
import { orGiveUp } from './mutex';

/** What has failed once is not waited for long. */
const IMPATIENCE_MS = 250;

/** One person's own changes in one tab: what is written down of them, and what is to be. */
export interface Ledger {
  store: AppStore;
  owner: Owner;
  life: TabLife;
  written: Keepable;
  wanted: Keepable;
  hasFailed: boolean;
}

export const newLedger = (work: Pick<Ledger, 'store' | 'owner' | 'life'>): Ledger => ({
  ...work,
  written: NOTHING_KEPT,
  wanted: NOTHING_KEPT,
  hasFailed: false,
});

/** At a logout the store is emptied; what was in it stays written until its maker is back. */
export const isHis = ({ store, owner }: Ledger): boolean => store.getState().session.user === owner.user;

/** Takes note of what is to be written. Is it news? */
export function noteWanted(ledger: Ledger): boolean {
  if (!isHis(ledger)) return false;
  const { queue, refusals } = ledger.store.getState().pendingChanges;
  if (queue === ledger.wanted.queue && refusals === ledger.wanted.refusals) return false;
  ledger.wanted = { queue, refusals };
  return true;
}

/** Writes what is wanted and not written, and tells the store how it went. */
export async function write(ledger: Ledger): Promise<void> {
  const { store, owner, life, wanted: goal } = ledger;
  const steps = difference(ledger.written, goal);
  if (isNothing(steps)) return;
  const ids = steps.fresh.map(({ id }) => id);
  const tell = (event: Parameters<AppStore['dispatch']>[0]) => {
    if (ids.length > 0 && isHis(ledger)) store.dispatch(event);
  };
  try {
    const writing = life.begun.then(() => writeChanges(owner, steps));
    await (ledger.hasFailed ? orGiveUp(writing, IMPATIENCE_MS) : orGiveUp(writing));
    ledger.hasFailed = false;
    ledger.written = goal;
    tell(changesKept({ ids }));
  } catch (error) {
    ledger.hasFailed = true;
    console.warn('Own changes could not be kept in this browser', error);
    tell(keepingFailed());
  }
}
