import type { FastifyInstance } from 'fastify';
import { indexDataPaths } from '../../shared/contract/indexData';
import { timePath, type ServerTime } from '../../shared/contract/push';
import type { RouteDeps } from '../deps';
import { indexDataResponse } from '../commands/index-data/indexDataResponse';

/** What everybody may read: the start page's data, and the clock that all clients show. */
export function openRoutes(app: FastifyInstance, { now, site, sendCached }: RouteDeps): void {
  app.get(indexDataPaths.data, { compress: false }, (request, reply) =>
    sendCached(request, reply, indexDataResponse(request.user, now, site())),
  );
  app.get(timePath, (_, reply): ServerTime => {
    void reply.header('Cache-Control', 'no-store');
    return { ms: now().getTime() };
  });
}
