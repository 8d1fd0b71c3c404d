import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import { CLOSE_CODES, clubGroup, type ErrorFrame } from '../../shared/contract/push';
import { audienceOf, type Viewer } from './audience';
import { formatCursor, parseCursor } from './cursor';
import { frameRate } from './frameRate';
import { errorFrame, pongFrame, subscribedFrame } from './frames';
import { parseFrame, type ReceivedFrame } from './parseFrame';
import { SERVER_CLOSE_CODES, type PushLimits } from './pushLimits';
import type { Room, RoomMember } from './room';

/** One socket of one browser, for its whole life. */
export interface Connection extends RoomMember {
  viewer(): Viewer | null;
  /** Takes what the database says now; null: log in again. */
  renewViewer(viewer: Viewer | null): void;
  /** Lets go of what is silent, too old or half open, and keeps the rest awake. */
  check(nowMs: number): void;
  /** Tells why, where the contract has a word for it, and closes. */
  close(closeCode: number, why?: ErrorFrame['code']): void;
  terminate(): void;
}

export interface ConnectionDeps {
  socket: WebSocket;
  /** What the frames go out on: held back and let go once per batch. */
  wire: Pick<Socket, 'cork' | 'uncork'>;
  room: Room;
  clubExists: () => Promise<boolean>;
  /** The token of the handshake, if it had one. */
  handshakeToken: string | undefined;
  identify: (token: unknown) => Promise<Viewer | null>;
  /** Is there room for one more socket of this user? */
  admits: (viewer: Viewer, connection: Connection) => boolean;
  onClosed: (connection: Connection) => void;
  onFailure: (error: unknown) => void;
  buildId: string;
  limits: PushLimits;
  now: () => Date;
  clockMs: () => number;
}

const INTERNAL_ERROR = 1011;

const textOf = (data: RawData): string => (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8');

const sizeOf = (data: RawData): number => (Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength);

/** Watches over a socket's age, silence and answers to pings. */
function socketWatch(socket: WebSocket, limits: PushLimits, openedMs: number) {
  let heardMs = openedMs;
  let pingedMs = openedMs;
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  return {
    heard: (nowMs: number) => {
      heardMs = nowMs;
    },
    isSpent: (nowMs: number) => nowMs - heardMs >= limits.silenceMs || nowMs - openedMs >= limits.lifeMs,
    /** Pings when it is time; false when the last ping was never answered. */
    ping: (nowMs: number): boolean => {
      if (nowMs - pingedMs < limits.pingMs) return true;
      if (!answered) return false;
      answered = false;
      pingedMs = nowMs;
      socket.ping();
      return true;
    },
  };
}

/** Serves an accepted socket. Frames that need the database are answered one after the other, a ping at once. */
export function openConnection(deps: ConnectionDeps): Connection {
  const { socket, wire, room, limits, clockMs } = deps;
  const watch = socketWatch(socket, limits, clockMs());
  const withinRate = frameRate(limits.framesPerSecond);
  let viewer: Viewer | null = null;

  const isOpen = () => socket.readyState === socket.OPEN;
  const sendText = (text: string) => {
    if (isOpen()) socket.send(text);
  };

  const connection: Connection = {
    viewer: () => viewer,
    audience: () => audienceOf(viewer, room.clubId),
    isOpen,
    send: async (frames) => {
      if (!isOpen() || frames.length === 0) return;
      if (socket.bufferedAmount > limits.maxBufferedBytes) {
        connection.close(SERVER_CLOSE_CODES.tryAgain);
        return;
      }
      wire.cork();
      const sent = frames.map((frame) => new Promise<void>((resolve) => socket.send(frame, { binary: false }, () => resolve())));
      wire.uncork();
      await sent.at(-1);
    },
    renewViewer: (found) => {
      if (!found) connection.close(CLOSE_CODES.unauthorized, 'bad_token');
      else viewer = found;
    },
    check: (nowMs) => {
      if (!isOpen()) return;
      if (watch.isSpent(nowMs)) connection.close(SERVER_CLOSE_CODES.goingAway);
      else if (!watch.ping(nowMs)) socket.terminate();
    },
    close: (closeCode, why) => {
      if (why) sendText(errorFrame(why));
      room.leave(connection);
      socket.close(closeCode);
    },
    terminate: () => socket.terminate(),
  };

  async function logIn(token: unknown): Promise<boolean> {
    const found = await deps.identify(token);
    if (!found) {
      connection.close(CLOSE_CODES.unauthorized, 'bad_token');
      return false;
    }
    if (!deps.admits(found, connection)) {
      connection.close(CLOSE_CODES.policy, 'rate');
      return false;
    }
    viewer = found;
    return true;
  }

  async function subscribe({ group, cursor, token }: Extract<ReceivedFrame, { type: 'subscribe' }>): Promise<void> {
    if (group !== clubGroup(room.clubId)) {
      sendText(errorFrame('forbidden_group'));
      return;
    }
    if (token !== undefined && token !== null && !(await logIn(token))) return;
    room.leave(connection);
    await room.join(connection, parseCursor(cursor), ({ cursor: present, resumed }) =>
      sendText(subscribedFrame({ group, cursor: formatCursor(present), resumed, build: deps.buildId })),
    );
  }

  async function begin(): Promise<void> {
    if (!(await deps.clubExists())) connection.close(CLOSE_CODES.forbidden, 'forbidden_group');
    else if (deps.handshakeToken !== undefined) await logIn(deps.handshakeToken);
  }

  let work = Promise.resolve();
  const inTurn = (step: () => Promise<void>) => {
    work = work
      .then(async () => {
        if (isOpen()) await step();
      })
      .catch((error: unknown) => {
        deps.onFailure(error);
        connection.close(INTERNAL_ERROR);
      });
  };

  function receive(data: RawData, isBinary: boolean): void {
    const nowMs = clockMs();
    watch.heard(nowMs);
    if (!isOpen()) return;
    if (sizeOf(data) > limits.maxFrameBytes || !withinRate(nowMs)) {
      connection.close(CLOSE_CODES.policy, 'rate');
      return;
    }
    const frame = isBinary ? null : parseFrame(textOf(data));
    if (!frame) sendText(errorFrame('invalid_json'));
    else if (frame.type === 'ping') sendText(pongFrame(deps.now()));
    else if (frame.type === 'subscribe') inTurn(() => subscribe(frame));
  }

  socket.on('message', receive);
  socket.on('close', () => {
    room.leave(connection);
    deps.onClosed(connection);
  });
  inTurn(begin);
  return connection;
}
