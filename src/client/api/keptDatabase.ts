import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An own change on its way to the server. */
export interface KeptChange {
  /** The change's own uuid, also its Idempotency-Key. */
  id: string;
  /** Who made it: it is never sent in another's name. */
  user: string;
  /** The tab that sends it, by the lock that this holds while it is open. */
  tab: string;
  /** Rises with each change of this browser: the order in which they were made. */
  place: number;
  /** As `changes/kept` reads it. */
  change: unknown;
}

/** A change that the server would not have, until somebody has seen why. */
export interface KeptRefusal {
  id: string;
  user: string;
  refused: unknown;
}

/** The last answer to a read, for when there is no network. */
export interface KeptAnswer {
  user: string;
  url: string;
  body: unknown;
  /** The club's number in the answer's head, where it had one. */
  clubVersion: number | null;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
}

export interface KeptSchema extends DBSchema {
  changes: { key: string; value: KeptChange; indexes: { user: string } };
  refusals: { key: string; value: KeptRefusal; indexes: { user: string } };
  answers: { key: [user: string, url: string]; value: KeptAnswer; indexes: { user: string; at: number } };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

const NAME = 'styrbord';
const VERSION = 1;

async function open(): Promise<KeptDatabase> {
  return openDB<KeptSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('changes', { keyPath: 'id' }).createIndex('user', 'user');
      database.createObjectStore('refusals', { keyPath: 'id' }).createIndex('user', 'user');
      const answers = database.createObjectStore('answers', { keyPath: ['user', 'url'] });
      answers.createIndex('user', 'user');
      answers.createIndex('at', 'at');
    },
    // A newer build in another tab wants to change the tables.
    blocking: (_, __, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => void (opened = undefined),
  });
}

let opened: Promise<KeptDatabase> | undefined;

/**
 * What this browser keeps through reloads and crashes. Rejects where it keeps nothing for us: private windows, a full
 * disk.
 */
export function keptDatabase(): Promise<KeptDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
