import type { Socket } from 'node:net';
import type { Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import { CLOSE_CODES } from '../../shared/contract/push';
import type { Database } from '../db/schema';
import { currentViewers, type TokenClaims } from './accounts';
import type { Viewer } from './audience';
import type { Bus } from './bus';
import { openConnection, type Connection } from './connection';
import { pruneEvents, readHeads } from './eventLog';
import { errorFrame } from './frames';
import { PUSH_LIMITS, type PushLimits } from './pushLimits';
import { roomKeeper } from './roomKeeper';

export interface HubDeps {
  db: Kysely<Database>;
  bus: Bus;
  now: () => Date;
  /** The claims of a valid access token; null for anything else. */
  readToken: (token: string) => TokenClaims | null;
  /** Told to every subscriber, so that a page knows when it is older than the server. */
  buildId: string;
  log: { warn(details: object, message: string): void };
  limits?: Partial<PushLimits>;
  /** Milliseconds that only ever grow; the machine's own by default. */
  clockMs?: () => number;
}

export interface Arrival {
  clubId: number;
  wire: Pick<Socket, 'cork' | 'uncork'>;
  token: string | undefined;
}

/** All sockets of this node. */
export interface Hub {
  accept(socket: WebSocket, arrival: Arrival): void;
  /** Closes a user's sockets on this node at once; other nodes find out by themselves within seconds. */
  disconnectUser(userId: number): void;
  /** One look at everything that time decides. */
  tick(): Promise<void>;
  /** Listens to the bus and ticks, until closed. */
  start(): void;
  /** Tells all sockets to connect again (to the node that takes over) and stops. */
  close(): Promise<void>;
}

/** Tells when an interval has passed; the first time at once. */
function interval(ms: number): (nowMs: number) => boolean {
  let last = -Infinity;
  return (nowMs) => {
    if (nowMs - last < ms) return false;
    last = nowMs;
    return true;
  };
}

export function createHub({ db, bus, now, readToken, buildId, log, ...options }: HubDeps): Hub {
  const limits = { ...PUSH_LIMITS, ...options.limits };
  const clockMs = options.clockMs ?? (() => performance.now());
  const onFailure = (error: unknown) => log.warn({ err: error }, 'push');
  const rooms = roomKeeper({ db, onFailure });
  const connections = new Set<Connection>();
  const isDue = { poll: interval(limits.pollMs), recheck: interval(limits.recheckMs), prune: interval(limits.pruneMs) };
  let isClosing = false;
  let stop = () => {};

  async function identify(token: unknown): Promise<Viewer | null> {
    const claims = typeof token === 'string' ? readToken(token) : null;
    const [viewer] = claims ? await currentViewers(db, [claims]) : [];
    return viewer ?? null;
  }

  function admits({ userId }: Viewer, newcomer: Connection): boolean {
    const others = [...connections].filter((connection) => connection !== newcomer && connection.viewer()?.userId === userId);
    return others.length < limits.connectionsPerUser;
  }

  async function recheckViewers(): Promise<void> {
    const known = [...connections].flatMap((connection) => {
      const viewer = connection.viewer();
      return viewer && connection.isOpen() ? [{ connection, viewer }] : [];
    });
    const viewers = await currentViewers(
      db,
      known.map(({ viewer }) => viewer),
    );
    known.forEach(({ connection, viewer }, index) => {
      // A socket that logged in anew meanwhile is not judged by its old token.
      if (connection.viewer() === viewer) connection.renewViewer(viewers[index] ?? null);
    });
  }

  async function tick(): Promise<void> {
    const nowMs = clockMs();
    connections.forEach((connection) => connection.check(nowMs));
    if (isDue.poll(nowMs)) await rooms.poll();
    if (isDue.recheck(nowMs)) await recheckViewers();
    if (isDue.prune(nowMs)) await pruneEvents(db, now());
  }

  function accept(socket: WebSocket, { clubId, wire, token }: Arrival): void {
    if (isClosing) {
      socket.close(CLOSE_CODES.restart);
      return;
    }
    if (connections.size >= limits.connectionsPerProcess) {
      socket.send(errorFrame('rate'));
      socket.close(CLOSE_CODES.policy);
      return;
    }
    const room = rooms.open(clubId);
    const connection = openConnection({
      socket,
      wire,
      room,
      clubExists: async () => (await readHeads(db, [clubId])).has(clubId),
      handshakeToken: token,
      identify,
      admits,
      onClosed: (closed) => {
        connections.delete(closed);
        rooms.release(room);
      },
      onFailure,
      buildId,
      limits,
      now,
      clockMs,
    });
    connections.add(connection);
  }

  function start(): void {
    const stopListening = bus.listen((clubId) => rooms.wake(clubId));
    let ticking = false;
    const timer = setInterval(() => {
      if (ticking) return;
      ticking = true;
      void tick()
        .catch(onFailure)
        .finally(() => {
          ticking = false;
        });
    }, limits.pollMs);
    stop = () => {
      stopListening();
      clearInterval(timer);
    };
  }

  async function close(): Promise<void> {
    isClosing = true;
    stop();
    connections.forEach((connection) => connection.close(CLOSE_CODES.restart));
    const deadline = Date.now() + limits.farewellMs;
    while (connections.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    connections.forEach((connection) => connection.terminate());
  }

  return {
    accept,
    tick,
    start,
    close,
    disconnectUser: (userId) => {
      for (const connection of connections) if (connection.viewer()?.userId === userId) connection.renewViewer(null);
    },
  };
}
