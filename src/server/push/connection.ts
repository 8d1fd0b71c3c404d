import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { CLOSE_CODES, clubGroup, type ErrorFrame } from '../../shared/contract/push';
import { audienceOf, type Viewer } from './audience';
import { formatCursor, parseCursor } from './cursor';
import { errorFrame, pongFrame, subscribedFrame } from './frames';
import type { SubscribeRequest } from './parseFrame';
import { SERVER_CLOSE_CODES, type PushLimits } from './pushLimits';
import { receiveFrames } from './receiveFrames';
import type { Room, RoomMember } from './room';
import { socketWriter } from './socketWriter';

interface SocketWatch {
  /** The client has sent something. */
  heard: (nowMs: number) => void;
  /** Silent for too long, or open for too long. */
  isSpent: (nowMs: number) => boolean;
  /** Pings when it is time. False: the last ping was never answered, so nobody is there. */
  ping: (nowMs: number) => boolean;
}

/** Watches a socket's silence, age and answers to pings. */
function socketWatch(socket: WebSocket, limits: PushLimits, openedMs: number): SocketWatch {
  let heardMs = openedMs;
  let pingedMs = openedMs;
  let isAnswered = true;
  socket.on('pong', () => {
    isAnswered = true;
  });
  return {
    heard: (nowMs) => {
      heardMs = nowMs;
    },
    isSpent: (nowMs) => nowMs - heardMs >= limits.silenceMs || nowMs - openedMs >= limits.lifeMs,
    ping: (nowMs) => {
      if (nowMs - pingedMs < limits.pingMs) return true;
      if (!isAnswered) return false;
      isAnswered = false;
      pingedMs = nowMs;
      socket.ping();
      return true;
    },
  };
}

/** One socket of one browser, for its whole life. */
export interface Connection extends RoomMember {
  /** Where it comes from, as limits count it. */
  network: string;
  viewer(): Viewer | null;
  /** Updates the viewer from the database; null: the client must log in again. */
  renewViewer(viewer: Viewer | null): void;
  /** Closes a socket that is silent, too old or half open, and keeps any other awake. */
  check(nowMs: number): void;
  /** Sends the reason, where the contract has a code for it, and closes. */
  close(closeCode: number, why?: ErrorFrame['code']): void;
  terminate(): void;
}

/** What all connections of a node share. */
export interface ConnectionServices {
  clubExists: (clubId: number) => Promise<boolean>;
  identify: (token: unknown) => Promise<Viewer | null>;
  /** Is there room for one more socket of this user? */
  admits: (viewer: Viewer, connection: Connection) => boolean;
  onClosed: (connection: Connection) => void;
  onFailure: (error: unknown) => void;
  onWritten?: (frames: Buffer) => void;
  buildId: string;
  limits: PushLimits;
  now: () => Date;
  clockMs: () => number;
}

/** What came with the upgrade to a socket. */
export interface Arrival {
  socket: WebSocket;
  wire: Pick<Socket, 'write'>;
  network: string;
  /** The token of the handshake, if it had one. */
  token: string | undefined;
}

const INTERNAL_ERROR = 1011;

/** Serves an accepted socket. Frames that need the database are answered one after the other, a ping at once. */
export function openConnection(arrival: Arrival, room: Room, services: ConnectionServices): Connection {
  const { socket, wire, network, token } = arrival;
  const { limits, clockMs } = services;
  const writer = socketWriter({
    socket,
    wire,
    maxBufferedBytes: limits.maxBufferedBytes,
    onWritten: services.onWritten,
  });
  const watch = socketWatch(socket, limits, clockMs());
  let viewer: Viewer | null = null;

  const connection: Connection = {
    network,
    viewer: () => viewer,
    audience: () => audienceOf(viewer, room.clubId),
    isOpen: writer.isOpen,
    send: writer.sendFrames,
    renewViewer: (found) => {
      if (found) viewer = found;
      else connection.close(CLOSE_CODES.unauthorized, 'bad_token');
    },
    check: (nowMs) => {
      if (!writer.isOpen()) return;
      if (watch.isSpent(nowMs)) connection.close(SERVER_CLOSE_CODES.goingAway);
      else if (!watch.ping(nowMs)) socket.terminate();
    },
    close: (closeCode, why) => {
      if (why) writer.sendText(errorFrame(why));
      room.leave(connection);
      socket.close(closeCode);
    },
    terminate: () => socket.terminate(),
  };

  const inTurn = oneAtATime(connection, services.onFailure);
  receiveFrames(socket, {
    limits,
    clockMs,
    isOpen: writer.isOpen,
    onHeard: watch.heard,
    onPing: (id) => writer.sendText(pongFrame(services.now(), id)),
    onSubscribe: (request) =>
      inTurn(() => subscribe(connection, room, { request, services, sendText: writer.sendText })),
    onUnreadable: () => writer.sendText(errorFrame('invalid_json')),
    onTooMuch: () => connection.close(CLOSE_CODES.policy, 'rate'),
  });
  socket.on('close', () => {
    room.leave(connection);
    services.onClosed(connection);
  });
  inTurn(() => begin(connection, room, { token, services }));
  return connection;
}

/** Runs steps in the order they were asked for, for as long as the connection is open. */
function oneAtATime(
  connection: Connection,
  onFailure: ConnectionServices['onFailure'],
): (step: () => Promise<void>) => void {
  let work = Promise.resolve();
  return (step) => {
    work = work
      .then(() => (connection.isOpen() ? step() : undefined))
      .catch((error: unknown) => {
        onFailure(error);
        connection.close(INTERNAL_ERROR);
      });
  };
}

async function logIn(
  connection: Connection,
  { token, clubId }: { token: unknown; clubId: number },
  { identify, admits }: ConnectionServices,
): Promise<boolean> {
  const found = await identify(token);
  if (found && !admits(found, connection)) {
    connection.close(CLOSE_CODES.policy, 'rate');
    return false;
  }
  if (found?.recorder && found.recorder.club !== clubId) {
    connection.close(CLOSE_CODES.forbidden, 'forbidden_group');
    return false;
  }
  connection.renewViewer(found);
  return found !== null;
}

async function begin(
  connection: Connection,
  room: Room,
  { token, services }: { token: string | undefined; services: ConnectionServices },
): Promise<void> {
  if (!(await services.clubExists(room.clubId))) connection.close(CLOSE_CODES.forbidden, 'forbidden_group');
  else if (token !== undefined) await logIn(connection, { token, clubId: room.clubId }, services);
}

interface Subscription {
  request: SubscribeRequest;
  services: ConnectionServices;
  sendText: (text: string) => void;
}

async function subscribe(
  connection: Connection,
  room: Room,
  { request, services, sendText }: Subscription,
): Promise<void> {
  const group = clubGroup(room.clubId);
  if (request.group !== group) return sendText(errorFrame('forbidden_group'));
  const hasToken = request.token !== undefined && request.token !== null;
  if (hasToken && !(await logIn(connection, { token: request.token, clubId: room.clubId }, services))) return;

  room.leave(connection);
  await room.join(connection, parseCursor(request.cursor), ({ cursor, resumed }) =>
    sendText(subscribedFrame({ group, cursor: formatCursor(cursor), resumed, build: services.buildId })),
  );
}
