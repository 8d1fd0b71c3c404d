import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { PressureLimits } from '../config';
import { HttpError } from '../errors';
import { API_PREFIXES } from '../../shared/paths';

const BUSY = 'Servern har för mycket att göra just nu. Försök igen om en liten stund.';
const RETRY_AFTER_S = 5;
const SHORTEST_SAMPLE_MS = 1_000;
const BYTES_PER_MB = 1024 * 1024;

export interface PressureParts {
  limits: PressureLimits;
  onShed?: () => void;
}

/**
 * Refuses calls of the API while the process is later than it should be or short of memory, so that those it has taken
 * on are answered. Pages, files, health and metrics are served all the same: they cost little, and tell how things
 * stand.
 */
export async function registerPressure(app: FastifyInstance, { limits, onShed }: PressureParts): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.loopDelayMs,
    // A sample without a single turn of the loop counts as endless, so it has to be longer than what is allowed.
    sampleInterval: Math.max(SHORTEST_SAMPLE_MS, 2 * limits.loopDelayMs),
    maxHeapUsedBytes: limits.heapMb * BYTES_PER_MB,
    maxRssBytes: limits.rssMb * BYTES_PER_MB,
    pressureHandler: async ({ url, log }, _reply, kind, value) => {
      if (!API_PREFIXES.some((prefix) => url.startsWith(prefix))) return;
      onShed?.();
      log.warn({ kind, value }, 'too much to do: a call is refused');
      throw new HttpError(503, { detail: BUSY }, { 'Retry-After': String(RETRY_AFTER_S) });
    },
  });
}
