import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER } from '../../../shared/contract/sailings';
import { snapshot } from '../../db/snapshot';
import type { RouteDeps } from '../../deps';
import { pathId, queryText } from '../../http/parameters';
import { userOf } from '../../http/request';
import { clubVersion } from '../clubs/service';
import { visibleSailing } from '../sailings/serviceAccess';
import { sailingResults } from './serviceSailing';

/** The results of one sailing; those of a series are with the series. */
export function resultRoutes(app: FastifyInstance, { db, remember }: RouteDeps): void {
  app.get<{ Params: { id: string } }>('/api/sailings/:id/results/', { config: { policy: 'user' } }, async (request, reply) => {
    const wish = { list: queryText(request, 'list'), category: queryText(request, 'category') };
    const { results, number } = await snapshot(db, async (tx) => {
      const sailing = await visibleSailing(tx, userOf(request), pathId(request));
      return { results: await sailingResults(tx, sailing, remember, wish), number: await clubVersion(tx, sailing.club_id) };
    });
    return reply.header(CLUB_VERSION_HEADER, number).send(results);
  });
}
