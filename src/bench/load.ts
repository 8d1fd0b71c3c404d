import { cpuMsOf, runProcess } from './processes';

const CONNECTIONS = 8;

/** Requests to make again and again. `%n` in the body is another number in each. */
export interface Load {
  /** Of the server. */
  url: string;
  /** One after the other. */
  paths: readonly string[];
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  seconds: number;
  connections?: number;
}

export interface Loaded {
  requests: number;
  seconds: number;
  /** Of a request, in milliseconds. */
  p50: number;
  p99: number;
  /** Answers that are no success and no 304. */
  refused: number;
}

interface AutocannonReport {
  requests: { total: number };
  duration: number;
  latency: { p50: number; p99: number };
  errors: number;
  '4xx': number;
  '5xx': number;
}

/** Has autocannon make the requests, in a process of its own. */
export async function load({
  method = 'GET',
  headers = {},
  connections = CONNECTIONS,
  ...wanted
}: Load): Promise<Loaded> {
  const request = JSON.stringify({ method, headers, connections, ...wanted });
  const report = JSON.parse(
    await runProcess(process.execPath, ['src/bench/loadProcess.mjs', request]),
  ) as AutocannonReport;
  const { requests, duration, latency, errors } = report;
  return { requests: requests.total, seconds: duration, ...latency, refused: errors + report['4xx'] + report['5xx'] };
}

export interface Cost extends Loaded {
  cpuMs: number;
}

/** The same, with the processor time that the server took. Throws when it refused any. */
export async function cost(pid: number, wanted: Load): Promise<Cost> {
  const before = await cpuMsOf(pid);
  const loaded = await load(wanted);
  const cpuMs = (await cpuMsOf(pid)) - before;
  if (loaded.refused > 0)
    throw new Error(`${wanted.url}${wanted.paths[0] ?? ''} refused ${loaded.refused} of ${loaded.requests}`);
  return { ...loaded, cpuMs };
}

/** Microseconds of processor time per request, all rounds together. */
export const usPerRequest = (costs: readonly Cost[]): number =>
  (1000 * costs.reduce((sum, { cpuMs }) => sum + cpuMs, 0)) / costs.reduce((sum, { requests }) => sum + requests, 0);
