import type { FastifyInstance } from 'fastify';
import { indexDataPaths } from '../../shared/contract/indexData';
import type { RouteDeps } from '../deps';
import { indexDataResponse } from '../commands/index-data/indexDataResponse';

/** The start page is the one that is open to all. */
export function indexDataRoutes(app: FastifyInstance, { now, site, sendCached }: RouteDeps): void {
  app.get(indexDataPaths.data, { compress: false }, (request, reply) =>
    sendCached(request, reply, indexDataResponse(request.user, now, site())),
  );
}
