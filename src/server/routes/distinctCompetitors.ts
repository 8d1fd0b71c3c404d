import type { FastifyInstance } from 'fastify';
import { distinctCompetitorsPath } from '../../shared/contract/competitors';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { listAnswer, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { listDistinct } from '../commands/distinct-competitors/listDistinct';

/** The earlier boats and helms that a club fills in new entries from. */
export function distinctCompetitorRoutes(app: FastifyInstance, { db, memoryCache }: RouteDeps): void {
  app.get<{ Params: { club: string } }>(distinctCompetitorsPath(':club'), async (request) => {
    const wanted = { club: request.params.club, sailingId: queryText(request, 'sailing_id') };
    return listAnswer(request, await snapshot(db, (tx) => listDistinct(tx, userOf(request), wanted, memoryCache)));
  });
}
