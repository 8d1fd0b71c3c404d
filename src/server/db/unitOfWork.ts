import type { Kysely, Transaction } from 'kysely';
import type { Bus } from './bus';
import { logEvent, type ChangeEvent } from './events';
import { prepared } from './prepared';
import { assertOutsideWork, insideWork } from './insideWork';
import type { Database } from './schema';

/** Who makes a write, as the log of results names them. */
export interface Author {
  /** null: somebody who came by an evening link, or a program by an access key. */
  userId: number | null;
  name: string;
  /** The evening link by which they came. */
  eveningLink?: number;
}

/** One transaction: everything written through it is saved, numbered and published together, or not at all. */
export interface Work {
  tx: Transaction<Database>;
  /** The instant of the whole write, ISO-8601 in UTC. */
  now: string;
  /** null: the server itself, or a command on its machine. */
  author: Author | null;
  /**
   * Takes the club's next number. The first call also makes other writers of the club wait until this write is done.
   */
  nextVersion(clubId: number): Promise<number>;
  /** Adds the event to the log within this transaction; the bus announces it after the commit. */
  note(event: ChangeEvent): Promise<void>;
}

export interface UnitOfWorkDeps {
  db: Kysely<Database>;
  bus: Bus;
  now: () => Date;
}

/** Runs `action` in one transaction, and announces the clubs it touched once the commit is acknowledged. */
export async function unitOfWork<T>(
  { db, bus, now }: UnitOfWorkDeps,
  action: (work: Work) => Promise<T>,
  author: Author | null = null,
): Promise<T> {
  assertOutsideWork();
  const touched = new Set<number>();
  const at = now().toISOString();

  const result = await db.transaction().execute((guarded) => {
    const tx = guarded.withoutPlugins();
    return insideWork(() => action({ tx, now: at, author, nextVersion: numbersOf(tx), note: logOf(tx, at, touched) }));
  });

  for (const clubId of touched) bus.announce(clubId);
  return result;
}

const countUp = prepared<{ club: number }, { counter: number }>((db, value) =>
  db
    .updateTable('clubs')
    .set((eb) => ({ counter: eb('counter', '+', 1) }))
    .where('id', '=', value('club'))
    .returning('counter'),
);

const numbersOf =
  (tx: Transaction<Database>): Work['nextVersion'] =>
  async (club) => {
    const [row] = await countUp(tx, { club });
    if (!row) throw new Error(`There is no club ${club} to take a number of.`);
    return row.counter;
  };

const logOf =
  (tx: Transaction<Database>, at: string, touched: Set<number>): Work['note'] =>
  async (event) => {
    touched.add(event.clubId);
    await logEvent(tx, event, at);
  };
