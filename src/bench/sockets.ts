import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createTokens } from '../server/resources/auth/tokens';
import { competitorPaths } from '../shared/contract/competitors';
import { clubGroup, notificationsPath } from '../shared/contract/push';
import { aUser } from '../testing/accounts';
import type { Figure } from './figure';
import { cpuMsOf } from './processes';
import { makeWorld, officialOf, type World } from './world';

/** A program of this folder that is asked and answers. */
export interface Conversation {
  pid: number;
  tell(asked: object): void;
  /** The next thing that it says with this key. Throws when it says that something went wrong. */
  hear<T extends object>(key: keyof T & string): Promise<T>;
  end(): Promise<void>;
}

/** Starts `src/bench/<name>.mjs`. */
export function converse(name: string): Conversation {
  const child: ChildProcess = fork(`src/bench/${name}.mjs`, { execArgv: [], serialization: 'advanced' });
  const hear = async <T extends object>(key: keyof T & string): Promise<T> => {
    for (;;) {
      const [said] = (await once(child, 'message')) as [T | { error: string }];
      if ('error' in said) throw new Error(`${name}: ${said.error}`);
      if (key in said) return said;
    }
  };
  const end = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { pid: child.pid ?? 0, tell: (asked) => void child.send(asked), hear, end };
}

const MESSAGES = 200;
const FLEETS = [1_000, 5_000];
const GOAL_FLEET = 1_000;
const GOAL_S = 0.5;
/** The server refuses one user more sockets than that. */
const SOCKETS_PER_USER = 10;
const SECRET = 'the bench signs tokens of its own with this';

interface Burst {
  /** From the first frame at any client to the last at the last, in seconds. */
  seconds: number;
  cpuMs: number;
  /** Of the last frame. */
  bytes: number;
}

/** Lets everybody wait for the messages, sends them, and says how long it took. */
async function burst(clients: Conversation, pid: number, send: () => unknown): Promise<Burst> {
  clients.tell({ expect: MESSAGES });
  await clients.hear<{ isWatching: boolean }>('isWatching');
  const before = await cpuMsOf(pid);
  const heard = clients.hear<{ from: number; to: number; bytes: number }>('from');
  await send();
  const { from, to, bytes } = await heard;
  return { bytes, seconds: (to - from) / 1000, cpuMs: (await cpuMsOf(pid)) - before };
}

async function rawBurst(fleet: number, bytes: number): Promise<Burst> {
  const [server, clients] = [converse('rawSockets'), converse('socketClients')];
  try {
    const { port } = await server.hear<{ port: number }>('port');
    const ready = clients.hear<{ ready: boolean }>('ready');
    clients.tell({ open: Array.from({ length: fleet }, () => ({ port, path: '/', first: null })) });
    await ready;
    return await burst(clients, server.pid, () => server.tell({ messages: MESSAGES, bytes }));
  } finally {
    await clients.end();
    await server.end();
  }
}

export interface Room extends World {
  /** Of users who belong to no club: one for every ten sockets. */
  tokens: string[];
}

/** A club with a sailing of so many boats, and people enough for so many sockets. */
export async function makeRoom(fleet: number, boats: number): Promise<Room> {
  const tokens = createTokens({ secret: SECRET, now: () => new Date(), newId: randomUUID });
  const given: string[] = [];
  const world = await makeWorld(boats, {
    env: { JWT_SECRET: SECRET },
    furnish: async (connection) => {
      for (let index = 0; index < fleet; index += SOCKETS_PER_USER)
        given.push(tokens.access((await aUser(connection)).id, null));
    },
  });
  return { ...world, tokens: given };
}

/** Has the clients follow the club. Resolves once all of them do. */
export async function openSockets(clients: Conversation, { app, club, tokens }: Room, fleet: number): Promise<void> {
  const ready = clients.hear<{ ready: boolean }>('ready');
  const port = Number(new URL(app.url).port);
  const open = Array.from({ length: fleet }, (_, index) => {
    const token = tokens[Math.floor(index / SOCKETS_PER_USER)];
    return {
      port,
      path: notificationsPath(club),
      first: JSON.stringify({ type: 'subscribe', group: clubGroup(club), token }),
    };
  });
  clients.tell({ open });
  await ready;
}

/** All boats of the sailing go to one group: a frame for each. */
async function ownBurst(fleet: number): Promise<Burst> {
  const room = await makeRoom(fleet, MESSAGES);
  const clients = converse('socketClients');
  try {
    const { call } = await officialOf(room);
    await openSockets(clients, room, fleet);

    const [group = 0] = room.groups;
    // Boats that are already in the group would cause no frames.
    await call('POST', competitorPaths.move(room.sailing), {
      moves: room.boats.map((competitor) => ({ competitor, start_group: null })),
    });
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return await burst(clients, room.app.pid(), () =>
      call('POST', competitorPaths.move(room.sailing), {
        moves: room.boats.map((competitor) => ({ competitor, start_group: group })),
      }),
    );
  } finally {
    await clients.end();
    await room.app.close();
  }
}

/** Messages to everybody in a club's room, beside `ws` that sends as many of the same size. */
export async function measureSockets(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const fleet of FLEETS) {
    const own = await ownBurst(fleet);
    const raw = await rawBurst(fleet, own.bytes);
    const what = `${MESSAGES} messages to ${fleet} sockets`;
    figures.push(
      { name: `${what}, first to last`, value: own.seconds, unit: 's', ...(fleet === GOAL_FLEET && { goal: GOAL_S }) },
      { name: `${what}, the same by ws, one by one`, value: raw.seconds, unit: 's' },
      { name: `${what}: against ws`, value: own.seconds / raw.seconds, unit: '×' },
      { name: `${what}: CPU of the server against ws`, value: own.cpuMs / raw.cpuMs, unit: '×' },
    );
  }
  return figures;
}
