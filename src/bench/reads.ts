import { request } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sailingPaths } from '../shared/contract/sailings';
import type { Figure } from './figure';
import { cost, load, usPerRequest, type Cost } from './load';
import { besidePeer } from './peer';
import { startProcess, type Process } from './processes';
import { makeWorld, officialOf, type World } from './world';

const BOATS = 200;
const ROUNDS = 3;
const ROUND_S = 1;
const WARM_UP_S = 2;
const FIRST_WARM_UP_S = 6;
/** Limits of issue 4: against node:http that sends the same bytes. */
const GOAL_QUIET = 1.3;
const GOAL_SHIPPED = 4.5;

const SHIPPED = 'CPU per request, as shipped';

/** How it is sent, and by which headers it is asked for. */
interface Form {
  name: string;
  headersFor: (server: Served) => Record<string, string>;
}

/** What the raw server is given: the answer of ours, byte for byte. */
async function sameBytes(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: object; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const { date: _d, connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...kept } = reply.headers;
        resolve({ status: reply.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    asked.on('error', reject).end();
  });
}

async function rawServer(directory: string, { url, path, headers }: Served): Promise<Process & { url: string }> {
  const file = join(directory, 'answer.json');
  await writeFile(file, JSON.stringify(await sameBytes(`${url}${path}`, headers)));
  const started = await startProcess(process.execPath, ['src/bench/rawServer.mjs', file]);
  return { ...started, url: `http://127.0.0.1:${started.line}` };
}

interface Served {
  pid: number;
  url: string;
  path: string;
  headers: Record<string, string>;
  /** Of the answer. */
  etag: string;
}

/** Turn by turn, so that what else the machine does falls on all alike. */
async function alternate(servers: readonly Served[]): Promise<Cost[][]> {
  for (const { url, path, headers } of servers) await load({ url, paths: [path], headers, seconds: WARM_UP_S });
  const costs: Cost[][] = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { pid, url, path, headers }] of servers.entries()) {
      costs[index]?.push(await cost(pid, { url, paths: [path], headers, seconds: ROUND_S }));
    }
  }
  return costs;
}

async function servedBy(world: World): Promise<Served> {
  const { token } = await officialOf(world);
  const headers = { Authorization: `Bearer ${token}` };
  const [url, path] = [world.app.url, sailingPaths.one(world.sailing)];
  const answer = await fetch(`${url}${path}`, { headers });
  return { pid: world.app.pid(), url, path, headers, etag: answer.headers.get('etag') ?? '' };
}

async function compareForm(
  { name, headersFor }: Form,
  servers: readonly [Served, Served],
  directory: string,
): Promise<Figure[]> {
  const asFormed = (server: Served): Served => ({ ...server, headers: { ...server.headers, ...headersFor(server) } });
  const [quiet, shipped] = [asFormed(servers[0]), asFormed(servers[1])];
  const raw = await rawServer(directory, quiet);
  try {
    const [rawUs = 0, quietUs = 0, shippedUs = 0] = (
      await alternate([{ ...raw, path: '/', headers: {}, etag: '' }, quiet, shipped])
    ).map(usPerRequest);
    const what = `GET of a sailing with ${BOATS} boats, ${name}`;
    const isWhole = name === 'as it is';
    return [
      { name: `${what}: CPU per request, node:http with the same bytes`, value: rawUs, unit: 'µs' },
      { name: `${what}: CPU per request, log and limits off`, value: quietUs, unit: 'µs' },
      { name: `${what}: ${SHIPPED}`, value: shippedUs, unit: 'µs' },
      {
        name: `${what}: log and limits off against node:http`,
        value: quietUs / rawUs,
        unit: '×',
        ...(isWhole && { goal: GOAL_QUIET }),
      },
      {
        name: `${what}: as shipped against node:http`,
        value: shippedUs / rawUs,
        unit: '×',
        ...(isWhole && { goal: GOAL_SHIPPED }),
      },
    ];
  } finally {
    await raw.end();
  }
}

/** What a read costs beside the least that Node can do. Linux alone tells what a process has used. */
export async function measureReads(peer: ReadonlyMap<string, number>): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'styrbord-bench-'));
  const quiet = await makeWorld(BOATS, { env: { LOG_LEVEL: 'silent', RATE_LIMIT: 'off' } });
  const shipped = await makeWorld(BOATS, { env: { RATE_LIMIT: 'on' } });
  try {
    const servers = [await servedBy(quiet), await servedBy(shipped)] as const;
    const forms: Form[] = [
      { name: 'as it is', headersFor: () => ({}) },
      { name: 'brotli', headersFor: () => ({ 'Accept-Encoding': 'br' }) },
      { name: '304', headersFor: ({ etag }) => ({ 'If-None-Match': etag }) },
    ];
    // Small answers make the most of them in a while: the engine has to have seen the code often.
    for (const { url, path, headers, etag } of servers) {
      await load({ url, paths: [path], headers: { ...headers, 'If-None-Match': etag }, seconds: FIRST_WARM_UP_S });
    }
    const figures: Figure[] = [];
    for (const form of forms) figures.push(...(await compareForm(form, servers, directory)));
    const whole = figures.find(({ unit, name }) => unit === 'µs' && name.endsWith(SHIPPED));
    return [...figures, ...besidePeer(peer, 'sailing 200 competitors', whole?.value ?? Number.NaN)];
  } finally {
    await quiet.app.close();
    await shipped.app.close();
    await rm(directory, { recursive: true });
  }
}
