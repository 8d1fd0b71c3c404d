import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../deps';
import { pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { sailingResultsResponse } from '../resources/results/sailingResults';

/** The results of one sailing; those of a series are with the series. */
export function resultRoutes(app: FastifyInstance, { memoryCache, sendCached }: RouteDeps): void {
  app.get<{ Params: { id: string } }>('/api/sailings/:id/results/', { compress: false }, (request, reply) => {
    const query = { list: queryText(request, 'list'), category: queryText(request, 'category') };
    return sendCached(
      request,
      reply,
      sailingResultsResponse(userOf(request), { id: pathId(request), query }, memoryCache),
    );
  });
}
