import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../server/db/connect';
import { freePort } from '../tools/provision/freePort';

/** The built product as people run it: a process of its own, a port, a data directory. */
export interface ServedApp {
  url: string;
  dataDir: string;
  /** The number of its process, under which the system reports what it uses. */
  pid(): number;
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts again on the same port and data after `kill`. */
  restart(): Promise<void>;
  /** Sends a signal. Kept with the code that the process ends with; null when the signal ended it. */
  signal(name: NodeJS.Signals): Promise<number | null>;
  /** Stops gracefully, and removes the data unless `env` said where to keep it. */
  close(): Promise<void>;
}

interface ServeOptions {
  /** With the same DATABASE_URL several of them are nodes of one installation. */
  env?: NodeJS.ProcessEnv;
  /** A data directory of a server that has stopped: this one begins with a copy of it. */
  copyOf?: string;
  /** Fills the database before the server opens it. */
  prepare?: (connection: Connection) => Promise<void>;
}

/**
 * Serves dist/ (`npm run build`) on a free port and an SQLite of its own (or the PostgreSQL that `env` names), without
 * a demo club unless `env` asks for it.
 */
export async function serveApp({ env = {}, copyOf, prepare }: ServeOptions = {}): Promise<ServedApp> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'styrbord-served-')));
  if (copyOf !== undefined) await cp(copyOf, dataDir, { recursive: true });
  if (prepare) {
    // Only where it is asked for: stories are loaded by Playwright, which cannot load the whole server.
    const { openDatabase } = await import('../server/main');
    const connection = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL });
    await prepare(connection);
    await connection.close();
  }

  const port = await freePort();
  const url = `http://localhost:${port}`;
  // On a machine that is busy with tests a process is late without being overloaded itself.
  const limits = { RATE_LIMIT: 'off', MAX_LOOP_DELAY: '0', MAX_HEAP: '0', MAX_RSS: '0' };
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    RRS_URL: 'off',
    DEMO_LIVE: 'off',
    ...limits,
    ...env,
  };
  const start = () => serve(url, { ...process.env, ...settings });
  let server = await start();

  return {
    url,
    dataDir,
    pid: () => server.pid ?? 0,
    kill: async () => void (await end(server, 'SIGKILL')),
    signal: (name) => end(server, name),
    restart: async () => {
      server = await start();
    },
    close: async () => {
      await end(server, 'SIGTERM');
      if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server has said its address. */
async function serve(url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/start.cjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(url)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
  return server.exitCode;
}
