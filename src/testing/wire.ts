import type { InjectOptions } from 'fastify';
import type { TestApp } from './testApp';

/** A body as it goes over the wire: bytes and their type. */
export interface WireBody {
  payload: string | Buffer;
  type?: string;
}

export const asJson = (value: unknown): WireBody => ({ payload: JSON.stringify(value), type: 'application/json' });

export const asForm = (fields: Record<string, string>): WireBody => ({
  payload: new URLSearchParams(fields).toString(),
  type: 'application/x-www-form-urlencoded',
});

export const asMultipart = (fields: Record<string, string>): WireBody => ({
  payload: `${Object.entries(fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`,
  type: 'multipart/form-data; boundary=x',
});

/** What came back: the status, and the body as JSON ("" where there is none). */
export type WireAnswer = [status: number, body: unknown];

/** Sends exactly these bytes. */
export async function onWire(
  { app }: Pick<TestApp, 'app'>,
  method: NonNullable<InjectOptions['method']>,
  url: string,
  { body, headers }: { body?: WireBody; headers?: Record<string, string> } = {},
) {
  const reply = await app.inject({
    method,
    url,
    ...(body ? { payload: body.payload } : {}),
    headers: { ...(body?.type ? { 'content-type': body.type } : {}), ...headers },
  });
  const answer: WireAnswer = [reply.statusCode, reply.body === '' ? '' : reply.json<unknown>()];
  return { answer, headers: reply.headers };
}
