import { Counter, Gauge, type Registry } from 'prom-client';
import type { Kysely } from 'kysely';
import { withTimeout } from '../../../shared/withTimeout';
import type { Connection } from '../../db/connect';
import { migrationState } from '../../db/migrate';
import type { Database } from '../../db/schema';
import { countMessages } from '../../mail/repository';
import type { Hub } from '../../push/hub';

export interface Readable extends Pick<Connection, 'db' | 'engine'> {
  hub: Pick<Hub, 'figures' | 'behind'>;
  passwordsWaiting: () => number;
}

/** A reading that takes longer is left out; the others are reported without it. */
const READ_WITHIN_MS = 2_000;

/** The reading, or undefined if it fails or takes longer than `READ_WITHIN_MS`. */
const readInTime = <T>(read: () => Promise<T>): Promise<T | undefined> =>
  withTimeout(read(), READ_WITHIN_MS).catch(() => undefined);

type Readings = Record<string, number>;

/** A value per label, read whenever the metrics are; what cannot be read is left out. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  { label, read }: { label: string; read: () => Promise<Readings> },
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const readings = await readInTime(read);
      this.reset();
      for (const [key, value] of Object.entries(readings ?? {})) this.set({ [label]: key }, value);
    },
  });
}

/** One value, read whenever the metrics are. */
function plainGauge(registry: Registry, name: string, help: string, read: () => Promise<number> | number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set((await readInTime(async () => read())) ?? NaN);
    },
  });
}

/** A count that is kept elsewhere. */
function counter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

const migrationsOf = async (connection: Pick<Connection, 'db' | 'engine'>): Promise<Readings> => {
  const { done, waiting } = await migrationState(connection);
  return { done: done.length, waiting: waiting.length };
};

const outboxCounts = async (db: Kysely<Database>): Promise<Readings> => ({ ...(await countMessages(db)) });

/** What is not counted as it happens, but looked up when somebody asks. */
export function registerReadings(registry: Registry, { db, engine, hub, passwordsWaiting }: Readable): void {
  gauge(registry, 'styrbord_push_sockets', 'Open sockets, by what they may see.', {
    label: 'audience',
    read: async () => ({ ...hub.figures().sockets }),
  });
  plainGauge(registry, 'styrbord_push_rooms', 'Clubs that somebody here follows.', () => hub.figures().rooms);
  plainGauge(
    registry,
    'styrbord_push_events_behind',
    'Changes in the event log that the sockets here have not been told of, in all.',
    () => hub.behind(),
  );
  counter(registry, 'styrbord_push_frames_total', 'Frames written to sockets.', () => hub.figures().frames);
  counter(registry, 'styrbord_push_bytes_total', 'Bytes written to sockets.', () => hub.figures().bytes);
  plainGauge(registry, 'styrbord_passwords_waiting', 'Passwords that wait to be hashed.', passwordsWaiting);
  gauge(registry, 'styrbord_mail_letters', 'Letters of the outbox: still to be sent, and given up.', {
    label: 'state',
    read: () => outboxCounts(db),
  });
  gauge(registry, 'styrbord_migrations', 'Migrations that the tables have had, and that they lack.', {
    label: 'state',
    read: () => migrationsOf({ db, engine }),
  });
}
