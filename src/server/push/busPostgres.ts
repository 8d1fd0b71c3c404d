import type { Bus } from '../db/bus';
import { listenConnection } from './listenConnection';

const CHANNEL = 'styrbord_events';
const COALESCE_MS = 15;
/** NOTIFY refuses payloads from 8,000 bytes; beyond this many clubs it names none, which stands for any. */
const MAX_CLUBS_NAMED = 500;

export interface BusPostgresOptions {
  databaseUrl: string;
  log: { warn(details: object, message: string): void };
}

/**
 * The bus of several nodes on one PostgreSQL. This node's listeners are called at once; the others by NOTIFY, at most one
 * every 15 ms. It is sent after commit and on a connection of its own: inside the transaction it would hold a global
 * lock through the commit's fsync, and writers would queue for it.
 */
export function busPostgres({ databaseUrl, log }: BusPostgresOptions): Bus {
  const listeners = new Set<(clubId: number | null) => void>();
  const notifyListeners = (clubId: number | null) => listeners.forEach((listener) => listener(clubId));
  const untold = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  const connection = listenConnection({
    databaseUrl,
    channel: CHANNEL,
    onNotification: (payload) => {
      if (payload === '') notifyListeners(null);
      else payload.split(',').forEach((clubId) => notifyListeners(Number(clubId)));
    },
    // What was announced while nobody listened is in the log.
    onListening: () => notifyListeners(null),
    onLost: (error) => log.warn({ err: error }, 'LISTEN lost, connecting again; until then the log is polled'),
  });

  async function notifyOthers(): Promise<void> {
    timer = undefined;
    const payload = untold.size > MAX_CLUBS_NAMED ? '' : [...untold].join(',');
    untold.clear();
    await connection.notify(payload);
  }

  return {
    announce: (clubId) => {
      notifyListeners(clubId);
      untold.add(clubId);
      timer ??= setTimeout(() => void notifyOthers(), COALESCE_MS);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isListening: connection.isListening,
    close: async () => {
      clearTimeout(timer);
      listeners.clear();
      if (untold.size > 0) await notifyOthers();
      await connection.close();
    },
  };
}
