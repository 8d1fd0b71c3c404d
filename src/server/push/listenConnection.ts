import type { Client, Notification } from 'pg';

const RECONNECT_MS = { first: 100, longest: 5_000 } as const;

export interface ListenOptions {
  databaseUrl: string;
  channel: string;
  onNotification: (payload: string) => void;
  /** The connection listens (again): whatever was announced before has to be looked up. */
  onListening: () => void;
  onLost: (error: Error | undefined) => void;
}

export interface ListenConnection {
  /**
   * Tells the other listeners; waits for a connection that is being made, and quietly does nothing while there is none.
   */
  notify(payload: string): Promise<void>;
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * One connection to PostgreSQL that listens to a channel, and is replaced whenever it is lost. Own notifications are
 * not heard.
 */
export function listenConnection({ databaseUrl, channel, ...on }: ListenOptions): ListenConnection {
  let client: Client | null = null;
  let isClosed = false;
  let waitMs: number = RECONNECT_MS.first;
  let retry: NodeJS.Timeout | undefined;

  function tryAgain(error: Error | undefined): void {
    if (isClosed) return;
    on.onLost(error);
    retry = setTimeout(() => {
      attempt = connect();
    }, waitMs);
    waitMs = Math.min(waitMs * 2, RECONNECT_MS.longest);
  }

  async function connect(): Promise<void> {
    const { default: pg } = await import('pg');
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'styrbord bus',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
    });
    // Comes besides the rejected promise while connecting, and alone afterwards; without a listener it would end the
    // process.
    opened.on('error', () => {});
    try {
      await opened.connect();
      // A notification has nothing to lose, so it does not wait for the disk.
      const { rows } = await opened.query<{ pid: number }>(
        `select pg_backend_pid() as pid, set_config('synchronous_commit', 'off', false)`,
      );
      const ownPid = rows[0]?.pid;
      opened.on('notification', ({ processId, payload }: Notification) => {
        if (processId !== ownPid) on.onNotification(payload ?? '');
      });
      await opened.query(`listen ${channel}`);
    } catch (error) {
      await opened.end().catch(() => {});
      return tryAgain(error instanceof Error ? error : undefined);
    }
    opened.on('end', () => {
      client = null;
      tryAgain(undefined);
    });
    client = opened;
    waitMs = RECONNECT_MS.first;
    on.onListening();
  }

  let attempt = connect();

  return {
    notify: async (payload) => {
      await attempt;
      await client?.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {});
    },
    isListening: () => client !== null,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await attempt;
      await client?.end();
    },
  };
}
