import type { PendingChange, RefusedChange } from '../queue/pendingChanges';
import { keptDatabase, type KeptChange } from '../../api/keptDatabase';
import { CHANGE_KINDS } from '../kinds/registry';
import type { Difference } from './difference';

/** Who made the changes, and the tab that sends them. */
export interface Owner {
  user: string;
  tab: string;
}

/** Flushed to the disk, not only to the system: a committee boat's computer may lose its power. */
const TO_DISK = { durability: 'strict' } as const;

const FIRST_PLACE = 1;

/**
 * Changes are stored as they are in the queue, and their shape only grows, so this build reads what every earlier one
 * wrote. A kind that only a newer build knows stays in the database until that build is back.
 */
const isKnown = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && Object.hasOwn(CHANGE_KINDS, String(stored.kind));

const inOrder = (kept: readonly KeptChange[]): KeptChange[] => kept.toSorted((a, b) => a.place - b.place);

/** Writes everything or nothing. Resolves when it is on the disk; rejects where this browser keeps nothing for us. */
export async function writeChanges(
  { user, tab }: Owner,
  { fresh, changed, settled, refused, seen }: Difference,
): Promise<void> {
  const database = await keptDatabase();
  const transaction = database.transaction(['changes', 'refusals'], 'readwrite', TO_DISK);
  const changes = transaction.objectStore('changes');
  const refusals = transaction.objectStore('refusals');
  const last = inOrder(fresh.length > 0 ? await changes.getAll() : []).at(-1);
  let place = last ? last.place + 1 : FIRST_PLACE;
  for (const change of fresh) {
    await changes.put({ id: change.id, user, tab, place, change });
    place += 1;
  }
  for (const change of changed) {
    const kept = await changes.get(change.id);
    // Another tab may have taken it over, sent it and removed it, where there are no locks.
    if (kept?.tab === tab) await changes.put({ ...kept, change });
  }
  for (const id of settled) await changes.delete(id);
  for (const change of refused) await refusals.put({ id: change.id, user, refused: change });
  for (const id of seen) await refusals.delete(id);
  await transaction.done;
}

/**
 * Makes the changes of this person whose tabs are gone those of this tab, and gives them in the order they were made.
 */
export async function takeOverChanges(
  { user, tab }: Owner,
  isGone: (tab: string) => Promise<boolean>,
): Promise<PendingChange[]> {
  const database = await keptDatabase();
  const others = new Set((await database.getAllFromIndex('changes', 'user', user)).map((kept) => kept.tab));
  others.delete(tab);
  const gone = new Set<string>();
  for (const other of others) if (await isGone(other)) gone.add(other);
  if (gone.size === 0) return [];

  const transaction = database.transaction('changes', 'readwrite', TO_DISK);
  // Read again: of two tabs that come at once the first has them.
  const left = (await transaction.store.index('user').getAll(user)).filter(
    (kept) => gone.has(kept.tab) && isKnown(kept.change),
  );
  for (const kept of left) await transaction.store.put({ ...kept, tab });
  await transaction.done;
  return inOrder(left).map(({ change }) => change as PendingChange);
}

/** The refused changes of this person that nobody has seen. */
export async function storedRefusals(user: string): Promise<RefusedChange[]> {
  const kept = await (await keptDatabase()).getAllFromIndex('refusals', 'user', user);
  const refusals = kept.filter(({ refused }) => isKnown(refused)).map(({ refused }) => refused as RefusedChange);
  return refusals.toSorted((a, b) => a.madeAt - b.madeAt);
}

/** The changes of this person that have not been sent, in whatever tab they were made. */
export async function storedChangeIds(user: string): Promise<string[]> {
  return (await keptDatabase()).getAllKeysFromIndex('changes', 'user', user);
}

/** Deletes all changes and refusals of the person, for an account that is deleted. */
export async function forgetChanges(user: string): Promise<void> {
  const transaction = (await keptDatabase()).transaction(['changes', 'refusals'], 'readwrite');
  for (const name of ['changes', 'refusals'] as const) {
    const store = transaction.objectStore(name);
    for (const id of await store.index('user').getAllKeys(user)) await store.delete(id);
  }
  await transaction.done;
}
