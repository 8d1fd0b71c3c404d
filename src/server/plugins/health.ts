import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors';
import { failingChecks, type Checks } from './readiness';

const NOT_READY = 'Servern är inte redo.';
const RETRY_AFTER_S = 5;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve as well; else 503 with the names of the checks that fail,
 * and nothing of why.
 */
export function registerHealth(app: FastifyInstance, checks: Checks): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request) => {
    const failed = await failingChecks(checks);
    if (failed.length === 0) return { status: 'ok' };
    request.log.warn({ failed }, 'not ready');
    throw new HttpError(503, { detail: NOT_READY, failed }, { 'Retry-After': String(RETRY_AFTER_S) });
  });
}
