import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPostOut, type ConnectRule } from '../server/http/postOut';

/** What came in. */
export interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a receiver answers; null: not at all. */
export type ReceiverAnswer = { status: number; body?: string; headers?: Record<string, string> } | null;

export interface Receiver {
  url: string;
  received: Received[];
  /** What the next requests are answered with. */
  answers: (answer: ReceiverAnswer) => void;
  close: () => Promise<void>;
}

/** Another server, on this machine, that keeps what is posted to it. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let next: ReceiverAnswer = { status: 204 };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      if (next) reply.writeHead(next.status, next.headers).end(next.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/in`,
    received,
    answers: (answer) => {
      next = answer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets tests reach a receiver on this machine, which no product does. */
export const THIS_MACHINE: ConnectRule = {
  protocols: ['http:'],
  mayReach: (address) => address === '127.0.0.1' || address === '::1',
};

export const postToReceiver = createPostOut(THIS_MACHINE);
