import { withTimeout } from '../../shared/withTimeout';
import type { Kysely } from 'kysely';
import { CLOSE_CODES } from '../../shared/contract/push';
import type { Bus } from '../db/bus';
import type { Database } from '../db/schema';
import type { TokenClaims } from './accounts';
import type { Audience, ResultsOf } from './audience';
import { openConnection, type Arrival, type Connection } from './connection';
import { pruneEvents, readHeads } from './eventLog';
import { errorFrame } from './frames';
import { PUSH_LIMITS, type PushLimits } from './pushLimits';
import { roomKeeper } from './roomKeeper';
import { countFrames } from './textFrame';
import { viewersOf } from './viewers';

/** The sockets of this node, and what has been written to them since it started. */
interface PushFigures {
  sockets: Readonly<Record<'club' | 'member' | 'none' | 'recorder', number>>;
  rooms: number;
  frames: number;
  bytes: number;
}

const kindOf = (audience: Audience) =>
  audience === 'club' || audience === 'member' || audience === 'none' ? audience : 'recorder';

interface Counting {
  figures: () => PushFigures;
  /** Called for all frames that are written. */
  onWritten: (frames: Buffer) => void;
}

function countPush(connections: ReadonlySet<Connection>, rooms: { size: () => number }): Counting {
  const written = { frames: 0, bytes: 0 };
  let last: Buffer | undefined;
  let framesOfLast = 0;

  return {
    figures: () => {
      const sockets = { club: 0, member: 0, none: 0, recorder: 0 };
      for (const connection of connections) sockets[kindOf(connection.audience())] += 1;
      return { ...written, sockets, rooms: rooms.size() };
    },
    onWritten: (frames) => {
      // All sockets of an audience get the same bytes one after the other.
      if (frames !== last) {
        last = frames;
        framesOfLast = countFrames(frames);
      }
      written.frames += framesOfLast;
      written.bytes += frames.length;
    },
  };
}

/** Returns a function that is true once per interval, the first time at once. */
function interval(ms: number): (nowMs: number) => boolean {
  let last = -Infinity;
  return (nowMs) => {
    if (nowMs - last < ms) return false;
    last = nowMs;
    return true;
  };
}

/** Repeats `work`, never twice at once, until the returned function is called. */
function repeat(work: () => Promise<void>, everyMs: number, onFailure: (error: unknown) => void): () => void {
  let isWorking = false;
  const timer = setInterval(() => {
    if (isWorking) return;
    isWorking = true;
    void work()
      .catch(onFailure)
      .finally(() => {
        isWorking = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}

export interface HubDeps {
  db: Kysely<Database>;
  bus: Bus;
  now: () => Date;
  /** The claims of a valid access token; null for anything else. */
  readToken: (token: string) => TokenClaims | null;
  /** Results that changes may have altered, for `results_updated`. */
  resultsOf: ResultsOf;
  /** Sent to every subscriber, so that a page knows when it is older than the server. */
  buildId: string;
  log: { warn(details: object, message: string): void };
  limits?: Partial<PushLimits> | undefined;
  /** Milliseconds that only ever grow; the machine's own by default. */
  clockMs?: (() => number) | undefined;
}

/** All sockets of this node. */
export interface Hub {
  accept(clubId: number, arrival: Arrival): void;
  /** Closes a user's sockets on this node at once; other nodes find out within seconds. */
  disconnectUser(userId: number): void;
  figures(): PushFigures;
  /** How many changes in the log the sockets of this node have not received. */
  behind(): Promise<number>;
  /** Listens to the bus and runs the periodic work, until closed. */
  start(): void;
  /** Asks all sockets to reconnect (to the node that takes over) and stops. */
  close(): Promise<void>;
}

export function createHub({ db, bus, now, readToken, resultsOf, buildId, log, ...options }: HubDeps): Hub {
  const limits = { ...PUSH_LIMITS, ...options.limits };
  const clockMs = options.clockMs ?? (() => performance.now());
  const onFailure = (error: unknown) => log.warn({ err: error }, 'push failed, trying again');
  const rooms = roomKeeper({ db, resultsOf, now, clockMs, onFailure });
  const connections = new Set<Connection>();
  const { figures, onWritten } = countPush(connections, rooms);
  const viewers = viewersOf({ db, now, readToken, connections, connectionsPerUser: limits.connectionsPerUser });
  const isDue = { poll: interval(limits.pollMs), recheck: interval(limits.recheckMs), prune: interval(limits.pruneMs) };
  const services = { ...viewers, clubExists: clubsIn(db), onFailure, onWritten, buildId, limits, now, clockMs };
  let isClosing = false;
  let stop = () => {};
  let onEmpty = () => {};

  async function tick(): Promise<void> {
    const nowMs = clockMs();
    connections.forEach((connection) => connection.check(nowMs));
    rooms.beat();
    if (isDue.poll(nowMs)) await rooms.poll();
    if (isDue.recheck(nowMs)) await viewers.recheck();
    if (isDue.prune(nowMs)) await pruneEvents(db, now());
  }

  function accept(clubId: number, arrival: Arrival): void {
    const { socket, network } = arrival;
    if (isClosing) return socket.close(CLOSE_CODES.restart);
    if (!makeRoom(connections, network, limits)) {
      socket.send(errorFrame('rate'));
      return socket.close(CLOSE_CODES.policy);
    }
    const room = rooms.open(clubId);
    const onClosed = (closed: Connection) => {
      connections.delete(closed);
      rooms.release(room);
      if (connections.size === 0) onEmpty();
    };
    connections.add(openConnection(arrival, room, { ...services, onClosed }));
  }

  return {
    accept,
    disconnectUser: viewers.disconnect,
    figures,
    behind: rooms.behind,
    start: () => {
      const stopListening = bus.listen(rooms.wake);
      const stopTicking = repeat(tick, limits.tickMs, onFailure);
      stop = () => {
        stopListening();
        stopTicking();
      };
    },
    close: async () => {
      isClosing = true;
      stop();
      await rooms.stop();
      const empty = new Promise<void>((resolve) => {
        onEmpty = resolve;
      });
      await sayGoodbye(connections, empty, limits.goodbyeWaitMs);
    },
  };
}

/**
 * Makes room for a newcomer, whose user is not known yet: of the sockets without a user the one that has been open
 * longest goes, where its network has too many of them or the process is full. False: only sockets of users are left.
 */
function makeRoom(connections: Set<Connection>, network: string, limits: PushLimits): boolean {
  const isFull = connections.size >= limits.connectionsPerProcess;
  const strangers = [...connections].filter((connection) => connection.viewer() === null);
  const near = strangers.filter((connection) => connection.network === network);
  const [leaving] = near.length >= limits.strangersPerNetwork ? near : isFull ? strangers : [];
  if (!leaving) return !isFull;
  connections.delete(leaving);
  leaving.close(CLOSE_CODES.policy, 'rate');
  // It need not answer.
  setTimeout(() => leaving.terminate(), limits.goodbyeWaitMs).unref();
  return true;
}

const clubsIn = (db: Kysely<Database>) => async (id: number) => (await readHeads(db, [id])).has(id);

/** Asks all clients to reconnect, waits up to `waitMs` milliseconds for them to close, then terminates the rest. */
async function sayGoodbye(connections: ReadonlySet<Connection>, empty: Promise<void>, waitMs: number): Promise<void> {
  if (connections.size === 0) return;
  connections.forEach((connection) => connection.close(CLOSE_CODES.restart));
  await withTimeout(empty, waitMs);
  connections.forEach((connection) => connection.terminate());
}
