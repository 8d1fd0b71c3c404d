import type { FastifyInstance } from 'fastify';
import { indexDataPaths } from '../../../shared/contract/indexData';
import { snapshot } from '../../db/snapshot';
import type { RouteDeps } from '../../deps';
import { readIndexData } from './service';

/** The start page is the one that is open to all. */
export function indexDataRoutes(app: FastifyInstance, { db, now, site }: RouteDeps): void {
  app.get(indexDataPaths.data, { config: { policy: 'open' } }, ({ user }) =>
    snapshot(db, (tx) => readIndexData(tx, user, { now: now(), site: site() })),
  );
}
