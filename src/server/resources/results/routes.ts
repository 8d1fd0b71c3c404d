import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER } from '../../../shared/contract/sailings';
import { snapshot } from '../../db/snapshot';
import type { RouteDeps } from '../../deps';
import { pathId, queryText } from '../../http/parameters';
import { userOf } from '../../http/request';
import { readSailingResults } from './serviceSailing';

/** The results of one sailing; those of a series are with the series. */
export function resultRoutes(app: FastifyInstance, { db, remember }: RouteDeps): void {
  app.get<{ Params: { id: string } }>('/api/sailings/:id/results/', { config: { policy: 'user' } }, async (request, reply) => {
    const wish = { list: queryText(request, 'list'), category: queryText(request, 'category') };
    const wanted = { id: pathId(request), wish };
    const { results, clubVersion } = await snapshot(db, (tx) => readSailingResults(tx, userOf(request), wanted, remember));
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(results);
  });
}
