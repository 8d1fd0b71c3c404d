import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../deps';
import { queryText } from '../http/paging';
import { clubStatisticsResponse } from '../resources/statistics/clubStatistics';

/** What has been sailed, counted. */
export function statisticsRoutes(app: FastifyInstance, { db, now, sendCached }: RouteDeps): void {
  app.get<{ Params: { club: string } }>('/api/clubs/:club/statistics/', { compress: false }, async (request, reply) => {
    const asked = { club: request.params.club, year: queryText(request, 'year') };
    return sendCached(request, reply, await clubStatisticsResponse(db, asked, now));
  });
}
