import { connectDatabase, type Connection, type Engine } from '../../server/db/connect';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { postgresPrograms, startCluster, type Cluster } from '../../tools/provision/postgres';
import { serveApp, type ServedApp } from '../servedApp';
import { makeFaultClub, nodeEnv, tokenOf, type FaultClub } from './faultWorld';
import { startFollower, type Follower, type FollowerOptions } from './follower';
import { startWriters, type Writers, type WritersOptions } from './writers';

/** Nodes on one database, and who works with them. `close` ends everything, also what a test that failed has left. */
export interface Installation {
  /** undefined on SQLite. */
  cluster: Cluster | undefined;
  nodes: readonly ServedApp[];
  urls: readonly string[];
  clubs: readonly FaultClub[];
  follow(options: Pick<FollowerOptions, 'club' | 'token'> & Partial<FollowerOptions>): Follower;
  write(options: Pick<WritersOptions, 'token' | 'sailing' | 'writers'> & Partial<WritersOptions>): Writers;
  /** Works on the database itself, beside the nodes. */
  inDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface InstallationOptions {
  engine: Engine;
  nodes?: number;
  /** A club for each, with members for so many sockets and so many boats in its sailing. */
  clubs?: readonly { sockets?: number; boats?: number }[];
  env?: NodeJS.ProcessEnv;
}

/** Runs a suite on SQLite, and on PostgreSQL where it is installed; otherwise that half is counted as skipped. */
export function describeInstallations(name: string, suite: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => suite('sqlite'));
  describeOnPostgres(`${name} (PostgreSQL)`, () => suite('postgres'));
}

export const describeOnPostgres = postgresPrograms() ? describe : describe.skip;

type Closer = () => Promise<void> | void;

export async function install({
  engine,
  nodes: count = 1,
  clubs: requested = [],
  env = {},
}: InstallationOptions): Promise<Installation> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  const cluster = engine === 'postgres' ? await startCluster() : undefined;
  if (cluster) closers.push(() => cluster.stop());

  const clubs: FaultClub[] = [];
  const fill = async (connection: Connection) => {
    for (const club of requested) clubs.push(await makeFaultClub(connection, club));
  };
  const nodes: ServedApp[] = [];
  const serve = async () => {
    const prepare = nodes.length === 0 ? { prepare: fill } : {};
    const node = await serveApp({ env: { ...nodeEnv(cluster?.url), ...env }, ...prepare });
    nodes.push(node);
    closers.push(() => node.close());
  };
  try {
    for (let index = 0; index < count; index += 1) await serve();
  } catch (error) {
    await close();
    throw error;
  }

  const urls = nodes.map(({ url }) => url);
  return {
    cluster,
    nodes,
    urls,
    clubs,
    follow: (options) => {
      const follower = startFollower({ urls, ...options });
      closers.push(() => follower.close());
      return follower;
    },
    write: (options) => {
      const writers = startWriters({ urls, ...options });
      closers.push(() => writers.abandon());
      return writers;
    },
    inDatabase: async (work) => {
      const connection = await connectDatabase({
        dataDir: nodes[0]?.dataDir ?? '',
        ...(cluster && { databaseUrl: cluster.url }),
      });
      try {
        return await work(connection);
      } finally {
        await connection.close();
      }
    },
    close,
  };
}

/** The one node, or the one club, of an installation that has one. */
export function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('There is none.');
  return first;
}

/** The sailing of a club as its account reads it. */
export async function readSailing(url: string, club: FaultClub): Promise<Sailing> {
  const reply = await fetch(url + sailingPaths.one(club.sailing), {
    headers: { Authorization: `Bearer ${tokenOf(club.account)}` },
  });
  if (!reply.ok) throw new Error(`Reading the sailing answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Sailing;
}

/** So many sockets of the club's members, spread over the members and the nodes. */
export function followAll(installation: Installation, club: FaultClub, sockets: number): Follower[] {
  const { urls } = installation;
  return Array.from({ length: sockets }, (_, index) => {
    const at = index % urls.length;
    const member = club.members[index % club.members.length] ?? club.account;
    return installation.follow({
      urls: [...urls.slice(at), ...urls.slice(0, at)],
      club: club.id,
      token: tokenOf(member),
    });
  });
}

export const headOf = ({ inDatabase }: Installation, club: FaultClub): Promise<number> =>
  inDatabase(async ({ db }) => {
    const { counter } = await db
      .selectFrom('clubs')
      .select('counter')
      .where('id', '=', club.id)
      .executeTakeFirstOrThrow();
    return counter;
  });

/** How many of the club's numbers have no event: the log forgets what has been deleted. */
export const forgottenOf = (
  { inDatabase }: Installation,
  club: FaultClub,
  after: number,
  upTo: number,
): Promise<number> =>
  inDatabase(async ({ db }) => {
    const { kept } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('club_id', '=', club.id)
      .where('version', '>', after)
      .where('version', '<=', upTo)
      .executeTakeFirstOrThrow();
    return upTo - after - kept;
  });

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
