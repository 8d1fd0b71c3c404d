import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { STORAGE_TROUBLES, type StorageTrouble } from '../../db/storageTrouble';

/** What this process counts, in the words of Prometheus (docs/operation.md lists them). Each server has its own. */
export interface Metrics {
  registry: Registry;
  /** Seconds that answers took; the number of them per route is its count. */
  answers: Histogram<'route' | 'method' | 'status'>;
  /** Answers of 429. */
  rateLimited: Counter;
  /** Calls that were refused since the process had too much to do. */
  shed: Counter;
  onTrouble: (trouble: StorageTrouble) => void;
}

/** From what a kept answer takes to what nobody waits for. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(build: { build: string; engine: string }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'styrbord_build_info',
    help: 'What runs here.',
    labelNames: ['build', 'engine', 'node'],
    registers,
  }).set({ ...build, node: process.versions.node }, 1);

  const troubles = new Counter({
    name: 'styrbord_storage_troubles_total',
    help: 'Calls that the database kept from being answered, by what was wrong with it.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of STORAGE_TROUBLES) troubles.inc({ kind }, 0);

  return {
    registry,
    answers: new Histogram({
      name: 'styrbord_http_request_duration_seconds',
      help: 'Seconds from the arrival of a request to the end of its answer, by route, method and class of status.',
      labelNames: ['route', 'method', 'status'],
      buckets: BUCKETS_S,
      registers,
    }),
    rateLimited: new Counter({ name: 'styrbord_http_rate_limited_total', help: 'Answers of 429.', registers }),
    shed: new Counter({
      name: 'styrbord_http_shed_total',
      help: 'Calls refused since the process had too much to do.',
      registers,
    }),
    onTrouble: (kind) => troubles.inc({ kind }),
  };
}
