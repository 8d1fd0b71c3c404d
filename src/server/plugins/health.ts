import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../errors';

/** `/healthz`: the process answers. `/readyz`: it can serve (database open and migrated); 503 otherwise and while closing. */
export function registerHealth(app: FastifyInstance, db: Kysely<Database>): void {
  const config = { policy: 'public' } as const;

  app.get('/healthz', { config }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config }, async (request) => {
    try {
      await db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new HttpError(503, { detail: 'Databasen svarar inte.' });
    }
    return { status: 'ok' };
  });
}
