import type { Id } from '../../shared/contract/common';
import {
  CLOSE_CODES,
  clubGroup,
  notificationsPath,
  type ClientFrame,
  type PushMessage,
  type ErrorFrame,
  type PongFrame,
  type SubscribedFrame,
} from '../../shared/contract/push';
import { readPushMessage } from '../state/entities/pushMessage';
import { next, NO_CODE } from './connection';
import {
  closedConnection,
  type Command,
  type Connection,
  type ConnectionEvent,
  type TimerName,
} from './connectionState';

type ControlFrame = SubscribedFrame | PongFrame | ErrorFrame;

/** A frame that speaks of the connection itself, or undefined: then it may be a push message. */
function readControlFrame(frame: unknown): ControlFrame | undefined {
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return undefined;
  if (frame.type === 'pong' || frame.type === 'error') return frame as PongFrame | ErrorFrame;
  const isWhole = 'cursor' in frame && typeof frame.cursor === 'string' && 'resumed' in frame && 'build' in frame;
  return frame.type === 'subscribed' && isWhole ? (frame as SubscribedFrame) : undefined;
}

/** The part of a browser's WebSocket that is used. */
export type WireSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface SocketWorld {
  openSocket: (path: string) => WireSocket;
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

export interface SocketOwner {
  accessToken: () => string | null;
  /** Is there a good token afterwards? */
  renewToken: () => Promise<boolean>;
  onChange: (connection: Connection) => void;
  onMessage: (message: PushMessage) => void;
  onBuild: (build: string) => void;
  dropRows: () => void;
  reload: (club: Id, from: number | null) => void;
}

type Tell = (event: ConnectionEvent) => void;

const ignore = (what: unknown) => console.warn('Push message ignored', what);

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function receive(socket: number, text: unknown, owner: SocketOwner, tell: Tell): void {
  const frame = parse(text);
  const control = readControlFrame(frame);
  if (control?.type === 'subscribed') {
    owner.onBuild(control.build);
    tell({ type: 'subscribed', socket, cursor: control.cursor, resumed: control.resumed });
    return;
  }
  if (control?.type === 'pong') {
    tell({ type: 'ponged', socket });
    return;
  }
  const message = control ? undefined : readPushMessage(frame);
  if (message) {
    owner.onMessage(message);
    tell({ type: 'notified', socket, cursor: message.cursor });
    return;
  }
  if (!control) ignore(text);
  // A bad token is followed by a close that says so, and "rate" at worst by one.
  if (control?.code === 'forbidden_group') tell({ type: 'closed', socket, code: CLOSE_CODES.forbidden });
}

export const openBrowserSocket = (path: string): WireSocket =>
  new WebSocket(new URL(path, location.origin.replace(/^http/, 'ws')));

/** Events that come while one is being dealt with wait for their turn. */
function inTurn<T>(deal: (item: T) => void): (item: T) => void {
  const waiting: T[] = [];
  let isBusy = false;
  return (item) => {
    waiting.push(item);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) deal(first);
    } finally {
      isBusy = false;
    }
  };
}

/** The sockets by their numbers. One that has been let go says nothing any more. */
function openSockets({ openSocket }: SocketWorld, owner: SocketOwner, tell: Tell) {
  const sockets = new Map<number, WireSocket>();
  const letGo = (id: number): WireSocket | undefined => {
    const socket = sockets.get(id);
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    sockets.delete(id);
    return socket;
  };
  return {
    open: (id: number, club: Id): void => {
      const socket = openSocket(notificationsPath(club));
      sockets.set(id, socket);
      socket.onopen = () => tell({ type: 'opened', socket: id });
      socket.onmessage = ({ data }) => receive(id, data, owner, tell);
      socket.onclose = ({ code }) => {
        letGo(id);
        tell({ type: 'closed', socket: id, code });
      };
    },
    send: (id: number, frame: ClientFrame): void => sockets.get(id)?.send(JSON.stringify(frame)),
    close: (id: number): void => letGo(id)?.close(CLOSE_CODES.normal),
  };
}

function startTimers(tell: Tell) {
  const timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  const stop = (timer: TimerName): void => clearTimeout(timers.get(timer));
  return {
    stop,
    start: (timer: TimerName, ms: number): void => {
      stop(timer);
      timers.set(
        timer,
        setTimeout(() => tell({ type: 'timeUp', timer }), ms),
      );
    },
  };
}

/**
 * Obeys the connection machine: sockets, timers and clock live here, decisions there. Returns where to tell what has
 * happened.
 */
export function runConnection(world: SocketWorld, owner: SocketOwner): Tell {
  let connection = closedConnection;

  const tell = inTurn<ConnectionEvent>((event) => {
    const [after, commands] = next(connection, event, { now: world.now(), random: world.random() });
    connection = after;
    for (const command of commands) obey(command);
    owner.onChange(connection);
  });
  const sockets = openSockets(world, owner, tell);
  const timers = startTimers(tell);

  function subscribe(socket: number, club: Id, cursor: string | null): void {
    const token = owner.accessToken();
    sockets.send(socket, {
      type: 'subscribe',
      group: clubGroup(club),
      ...(cursor !== null && { cursor }),
      ...(token !== null && { token }),
    });
  }

  /**
   * A session that is only assumed has no token yet, and a socket without one gets nothing of what only its owner
   * may see.
   */
  async function subscribeWithToken(...[socket, club, cursor]: Parameters<typeof subscribe>): Promise<void> {
    const isValid = await owner.renewToken();
    if (isValid) return subscribe(socket, club, cursor);
    sockets.close(socket);
    tell({ type: 'closed', socket, code: NO_CODE });
  }

  function obey(command: Command): void {
    switch (command.type) {
      case 'open':
        return sockets.open(command.socket, command.club);
      case 'subscribe':
        return owner.accessToken() === null
          ? void subscribeWithToken(command.socket, command.club, command.cursor)
          : subscribe(command.socket, command.club, command.cursor);
      case 'ping':
        return sockets.send(command.socket, { type: 'ping' });
      case 'close':
        return sockets.close(command.socket);
      case 'startTimer':
        return timers.start(command.timer, command.ms);
      case 'stopTimer':
        return timers.stop(command.timer);
      case 'renewToken':
        void owner.renewToken().then((isValid) => tell({ type: 'tokenRenewed', isValid }));
        return undefined;
      case 'dropRows':
        return owner.dropRows();
      case 'reload':
        return owner.reload(command.club, command.from);
    }
  }

  return tell;
}
