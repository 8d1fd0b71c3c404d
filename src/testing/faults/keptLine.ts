import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorCode } from '../../server/errorCode';

export interface Answer {
  status: number;
  body: string;
  /** The server will take nothing more on this line. */
  isLast: boolean;
}

/**
 * How a call ended: answered, never taken since nobody listened, or broken, which is when it was sent and not answered.
 */
export type Outcome = { kind: 'answered'; answer: Answer } | { kind: 'refused' } | { kind: 'broken'; why: string };

export interface LineCall {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Kept before the second half of the body is sent. */
  hold?: Promise<unknown>;
  /** The first half is on its way. */
  onHalf?: () => void;
}

/** One line to a server, kept alive from call to call as a browser does, and no more than one. */
export interface KeptLine {
  call(call: LineCall): Promise<Outcome>;
  close(): void;
}

export function keptLine({ host, port }: { host: string; port: number }): KeptLine {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    call: ({ method = 'GET', path, headers = {}, body = '', ...slow }) =>
      new Promise((resolve) => {
        const length = { 'Content-Length': String(Buffer.byteLength(body)) };
        const sent = request({ host, port, agent, method, path, headers: { ...headers, ...length } });
        sent.on('response', (reply) => void read(reply).then(resolve));
        sent.on('error', (error) => resolve(isRefused(error) ? { kind: 'refused' } : broken(error)));
        void write(sent, body, slow);
      }),
    close: () => agent.destroy(),
  };
}

const isRefused = (error: Error): boolean => errorCode(error) === 'ECONNREFUSED';
const broken = (error: unknown): Outcome => ({ kind: 'broken', why: String(error) });

async function write(
  sent: ClientRequest,
  body: string,
  { hold, onHalf }: Pick<LineCall, 'hold' | 'onHalf'>,
): Promise<void> {
  if (!hold) return void sent.end(body);
  const half = Math.ceil(body.length / 2);
  sent.write(body.slice(0, half), () => onHalf?.());
  await hold;
  sent.end(body.slice(half));
}

async function read(reply: IncomingMessage): Promise<Outcome> {
  try {
    const body = await text(reply);
    return {
      kind: 'answered',
      answer: { status: reply.statusCode ?? 0, body, isLast: reply.headers.connection === 'close' },
    };
  } catch (error) {
    return broken(error);
  }
}
