import type { Id } from '../shared/contract/common';
import { startPendingQueue } from '../client/changes/queue/pendingQueue';
import { sailing } from '../client/api/sailings';
import { connectionChanged } from '../client/state/connection';
import type { PendingChange } from '../client/changes/queue/pendingChanges';
import { anOfficialTab, type OfficialTab } from './officialTab';
import { until, type SentCall } from './tabs';

/** A tab in which an official has opened a sailing, and own changes are sent. */
export interface QueueTab extends OfficialTab {
  sailing: Id;
  groups: readonly Id[];
  boats: readonly Id[];
  queue: () => readonly PendingChange[];
  /** Waits until all has been sent. */
  isDone: () => Promise<unknown>;
  /** New hope of an answer: nothing else but the store brings any. */
  wake: () => void;
  stopQueue: () => void;
}

interface TabWith {
  isWatched: (call: SentCall) => boolean;
  groups: readonly { name: string; start_time?: string }[];
  boats?: readonly string[];
}

/** Changes are kept in no storage. */
const keepNothing = async () => {};

/** The real server with one sailing on it, as an official sees it: its groups, and its boats by number. */
export async function aQueueTab({ isWatched, groups: named, boats: numbers = [] }: TabWith): Promise<QueueTab> {
  const opened = await anOfficialTab(isWatched);
  const { store, official } = opened;
  const made = async (path: string, body: object) => (await official<{ id: Id }>('POST', path, body)).id;
  const id = await made('/api/sailings/', { name: 'Torsdag 3', start_date: '2026-06-04', start_time: '18:30' });
  const [groups, boats]: [Id[], Id[]] = [[], []];
  for (const [order, group] of named.entries())
    groups.push(await made('/api/start-groups/', { sailing: id, order, ...group }));
  for (const sail_number of numbers)
    boats.push(await made('/api/competitors/', { sailing: id, sail_number, skipper_name: 'Anna Ek' }));
  await store.dispatch(sailing.initiate(id));
  store.dispatch(connectionChanged({ phase: 'connected', at: 0, retryAt: null }));

  let wakeUp: () => void = () => undefined;
  const heldWake = (wake: () => void) => {
    wakeUp = wake;
    return () => {};
  };
  const stopQueue = startPendingQueue(store, heldWake, keepNothing);
  const leave = opened.close;
  const queue = () => store.getState().pendingChanges.queue;
  // The same object: what it does with calls is changed in it.
  return Object.assign(opened, {
    ...{ sailing: id, groups, boats, queue, stopQueue },
    isDone: () => until(() => queue().length === 0),
    wake: () => wakeUp(),
    close: async () => {
      stopQueue();
      await leave();
    },
  });
}
