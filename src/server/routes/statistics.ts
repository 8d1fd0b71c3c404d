import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../deps';
import { pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { boatHistoryResponse } from '../commands/statistics/boatHistory';
import { clubStatisticsResponse, courseRecordsResponse } from '../resources/statistics/clubStatistics';

import { sailorSeasonsResponse } from '../commands/statistics/sailorSeasons';

type ById = { Params: { id: string } };

/** Already compressed. */
const KEPT = { compress: false } as const;

/** What has been sailed, counted: by a club, a sailor and a boat, and on a course. */
export function statisticsRoutes(app: FastifyInstance, { db, now, memoryCache, sendCached }: RouteDeps): void {
  app.get<{ Params: { club: string } }>('/api/clubs/:club/statistics/', KEPT, async (request, reply) => {
    const asked = { club: request.params.club, year: queryText(request, 'year') };
    return sendCached(request, reply, await clubStatisticsResponse(db, asked, now));
  });

  app.get<ById>('/api/courses/:id/records/', KEPT, (request, reply) =>
    sendCached(request, reply, courseRecordsResponse(pathId(request))),
  );

  app.get<ById>('/api/sailors/:id/seasons/', KEPT, (request, reply) =>
    sendCached(request, reply, sailorSeasonsResponse(userOf(request), pathId(request), memoryCache)),
  );

  app.get<ById>('/api/competitors/:id/boat-history/', KEPT, (request, reply) =>
    sendCached(request, reply, boatHistoryResponse(userOf(request), pathId(request), memoryCache)),
  );
}
