import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runProgram } from '../runProgram';
import { freePort } from './freePort';
import { onPath } from './onPath';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 50;
const SETTINGS = { listen_addresses: '127.0.0.1', max_connections: '200' };
/** Settings of a disposable database, which need not wait for the disk. */
const IN_A_HURRY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL that tests can crash. */
export interface Cluster extends TestDatabase {
  /** Stops at once, as in a power failure ("immediate"). */
  crash(): Promise<void>;
  /** Starts again on the same port and data; resolves when it answers. */
  start(): Promise<void>;
}

/** PostgreSQL refuses root, so root runs it as the user that Debian's package makes. */
interface Owner {
  uid?: number;
  gid?: number;
}

/** The folder of initdb and postgres: from PATH, else the newest in Debian's own folder. */
export function postgresPrograms(): string | undefined {
  const initdb = onPath('initdb');
  if (initdb) return dirname(initdb);
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  const versions = readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * A database for this test run: that of TEST_DATABASE_URL, else a temporary cluster; undefined when there is neither.
 */
export async function startTestDatabase(signal?: AbortSignal): Promise<TestDatabase | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startCluster({ settings: IN_A_HURRY, signal });
}

export interface ClusterOptions {
  /** By default an acknowledged commit is on the disk. */
  settings?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** A cluster in a temporary folder, which `stop` removes; undefined when PostgreSQL is not installed. */
export async function startCluster({ settings = {}, signal }: ClusterOptions = {}): Promise<Cluster | undefined> {
  const programs = postgresPrograms();
  const owner = await ownerOfClusters();
  if (!programs || !owner) return undefined;

  const folder = await makeFolder(programs, owner, signal);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const argv = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, ...flags];
  const run = () => spawn(join(programs, 'postgres'), argv, { cwd: folder, stdio: 'ignore', ...owner });
  let server = run();

  const cluster: Cluster = {
    url,
    crash: () => end(server, 'SIGQUIT'),
    start: async () => {
      server = run();
      await untilReady(url, server);
    },
    stop: async () => {
      // PostgreSQL's fast shutdown: it drops the connections instead of waiting for them.
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(url, server);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/** Creates an empty folder for a cluster, owned by the user that runs it. */
async function makeFolder(programs: string, owner: Owner, signal?: AbortSignal): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'styrbord-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);

  const making = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ];
  const made = await runProgram(join(programs, 'initdb'), making, { cwd: folder, signal, ...owner });
  if (made.code === 0) return folder;
  await rm(folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${made.output.trim()}`);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error(`postgres was not ready within ${READY_WITHIN_MS} ms`);
    await wait(ASK_EVERY_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function ownerOfClusters(): Promise<Owner | undefined> {
  if (process.platform === 'win32') return undefined;
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => runProgram('id', [which, 'postgres'])));
  if (uid?.code !== 0 || gid?.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
