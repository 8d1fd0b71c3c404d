import WebSocket, { type ClientOptions } from 'ws';
import { clubGroup, notificationsPath, type ClientFrame, type ServerFrame } from '../shared/contract/push';
import type { TestApp } from './testApp';

/** A socket of the push connection, as a browser would have it. */
export interface PushClient {
  socket: WebSocket;
  /** All frames so far, in order. */
  frames: ServerFrame[];
  /** Kept with the close code. */
  closed: Promise<number>;
  send(frame: ClientFrame | string | Buffer): void;
  subscribe(options?: { token?: string | null; cursor?: string; group?: string }): void;
  /**
   * The first frame, of those that came and those that come, that this is true of. Fails when the socket closes without
   * it.
   */
  until<T extends ServerFrame>(isWanted: (frame: ServerFrame) => frame is T): Promise<T>;
  untilSubscribed(): Promise<Extract<ServerFrame, { type: 'subscribed' }>>;
  /** Waits until so many notifications have come, and gives them. */
  notifications(count: number): Promise<Notification[]>;
  /** As `notifications`, of changed objects alone: results that they alter come when they come. */
  changes(count: number): Promise<Notification[]>;
}

export type Notification = Extract<ServerFrame, { type: 'notification' }>;

export const isOfType =
  <T extends ServerFrame['type']>(type: T) =>
  (frame: ServerFrame): frame is Extract<ServerFrame, { type: T }> =>
    frame.type === type;

export interface PushClientOptions extends ClientOptions {
  clubId: number;
  protocols?: string[];
}

const atLeast = <T>(count: number, found: T[]): T[] | undefined => (found.length >= count ? found : undefined);

const listening = new WeakMap<TestApp['app'], Promise<string>>();

/** Where the app listens; it does from the first call on. */
export function addressOf({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const address = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' }).then((url) => new URL(url).host);
  listening.set(app, address);
  return address;
}

/** Opens a socket to a real port of the app. */
export async function pushClient(
  test: Pick<TestApp, 'app'>,
  { clubId, protocols = [], ...options }: PushClientOptions,
): Promise<PushClient> {
  const socket = new WebSocket(`ws://${await addressOf(test)}${notificationsPath(clubId)}`, protocols, options);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const lookAgain = () => waiting.forEach((look) => look());
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as ServerFrame);
    lookAgain();
  });
  socket.on('close', lookAgain);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const eventually = <T>(read: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = read();
        if (found === undefined && socket.readyState !== socket.CLOSED) return;
        waiting.delete(look);
        if (found === undefined) reject(new Error(`The socket closed after ${JSON.stringify(frames)}`));
        else resolve(found);
      };
      waiting.add(look);
      look();
    });

  const client: PushClient = {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    subscribe: ({ group = clubGroup(clubId), ...rest } = {}) =>
      socket.send(JSON.stringify({ type: 'subscribe', group, ...rest })),
    until: (isWanted) => eventually(() => frames.find(isWanted)),
    untilSubscribed: () => client.until(isOfType('subscribed')),
    notifications: (count) => eventually(() => atLeast(count, frames.filter(isOfType('notification')))),
    changes: (count) =>
      eventually(() =>
        atLeast(
          count,
          frames.filter(isOfType('notification')).filter(({ change }) => change !== 'results_updated'),
        ),
      ),
  };
  return client;
}
