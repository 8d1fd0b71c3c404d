import { once } from 'node:events';
import { Agent, get, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { aPictureThatClaims, formWith } from '../images';

const MB = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=x';
const END = '--x--\r\n';

/** What is sent as a form; one without its length is sent in chunks. */
export interface Upload {
  type: string;
  body: Buffer;
  isChunked?: boolean;
}

export interface Answered {
  status: number;
  ms: number;
}

const part = (heading: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${heading}\r\n\r\n${content}\r\n`;
const raw = (...parts: string[]): Upload => ({ type: FORM, body: Buffer.from([...parts, END].join(''), 'latin1') });
const aFile = (name: string, content: string, field = 'logo') => part(`name="${field}"; filename="${name}"`, content);

export async function anUpload(fields: Parameters<typeof formWith>[0]): Promise<Upload> {
  const form = new Response(formWith(fields));
  return { type: form.headers.get('content-type') ?? '', body: Buffer.from(await form.arrayBuffer()) };
}

/** What nobody sends who only wants to change a logo; each is to be refused. */
export async function bombs(): Promise<Record<string, Upload>> {
  const large = await anUpload({ logo: { name: 'logo.png', bytes: Buffer.alloc(20 * MB) } });
  const depth = 5_000;
  return {
    'a file of 20 MB': large,
    'a file of 20 MB without its length': { ...large, isChunked: true },
    'a file of 9 MB': await anUpload({ logo: { name: 'logo.png', bytes: Buffer.alloc(9 * MB) } }),
    'an image of 30,000 × 30,000 px': await anUpload({ logo: aPictureThatClaims(30_000, 30_000) }),
    'an image of 65,535 × 1 px': await anUpload({ logo: aPictureThatClaims(65_535, 1) }),
    'an image without the pixels that it claims': await anUpload({ logo: aPictureThatClaims(4096, 4096) }),
    'an SVG with a script': raw(
      aFile('logo.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ),
    'a page with a script': raw(aFile('logo.png', '<!doctype html><script>alert(1)</script>')),
    '10,000 fields': raw(part('name="city"', 'x').repeat(10_000)),
    '10,000 files': raw(aFile('logo.png', 'x').repeat(10_000)),
    '10,000 nested fields': raw(
      ...Array.from({ length: 10_000 }, (_, index) => part(`name="logo${'[a]'.repeat(index % 50)}"`, 'x')),
    ),
    'a file in a deeply nested field': raw(aFile('logo.png', 'x', `logo${'[a]'.repeat(depth)}`)),
    'a field that every object has': raw(part('name="__proto__"', '{"is_staff":true}')),
    'a field of 1 MB': raw(part('name="city"', 'x'.repeat(MB))),
    'a name of 60 kB': raw(aFile(`${'x'.repeat(60 * 1024)}.png`, 'x')),
    'a form without its end': { type: FORM, body: Buffer.from(aFile('logo.png', 'x')) },
    'a form without its boundary': {
      type: 'multipart/form-data',
      body: Buffer.from(`${aFile('logo.png', 'x')}${END}`),
    },
  };
}

export interface Target {
  url: string;
  token: string;
}

const open = ({ url, token }: Target, { type, body, isChunked = false }: Upload, agent: Agent): ClientRequest =>
  request(url, {
    method: 'PATCH',
    agent,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': type,
      ...(!isChunked && { 'Content-Length': body.length }),
    },
  });

/** Sends it all, and resolves with the answer. */
export async function send(target: Target, upload: Upload): Promise<Answered> {
  const begun = performance.now();
  // A line for each, kept open until it is over as browsers do: what it leaves behind in the server is its own.
  const agent = new Agent({ keepAlive: true });
  const sending = open(target, upload, agent);
  const answer = once(sending, 'response') as Promise<[IncomingMessage]>;
  const [[response]] = await Promise.all([answer, pipeline(Readable.from([upload.body]), sending)]);
  await buffer(response);
  agent.destroy();
  return { status: response.statusCode ?? 0, ms: performance.now() - begun };
}

/** An ordinary call on a line of its own. The path is sent as it stands, which no browser would do. */
export async function ask(url: string, path: string): Promise<Answered> {
  const begun = performance.now();
  const { hostname, port } = new URL(url);
  const [response] = (await once(get({ hostname, port, path, agent: false }), 'response')) as [IncomingMessage];
  await buffer(response);
  return { status: response.statusCode ?? 0, ms: performance.now() - begun };
}

const UPWARDS = [
  '../',
  '..%2f',
  '..%5c',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '%00../',
];
const GOALS = ['etc/passwd', 'styrbord.sqlite', 'dist/server/start.cjs', 'package.json', 'jwt-secret'];

/** Ways out of the place where files are read, as they have worked on one server or another. */
export const waysOut: string[] = UPWARDS.flatMap((up) =>
  [1, 3, 6, 12].flatMap((depth) => GOALS.map((goal) => `/media/${up.repeat(depth)}${goal}`)),
);

/** Sends half of it and hangs up. */
export async function abort(target: Target, upload: Upload): Promise<void> {
  const sending = open(target, upload, new Agent());
  sending.on('error', () => {});
  await new Promise<void>((resolve) => sending.write(upload.body.subarray(0, upload.body.length / 2), () => resolve()));
  const closed = new Promise<void>((resolve) => sending.once('close', () => resolve()));
  sending.destroy();
  await closed;
}
