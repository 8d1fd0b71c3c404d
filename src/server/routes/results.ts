import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../deps';
import { pathId, queryText } from '../http/parameters';
import { userOf } from '../http/request';
import { sailingResultsQuestion } from '../resources/results/resultsResponse';

/** The results of one sailing; those of a series are with the series. */
export function resultRoutes(app: FastifyInstance, { remember, answerKept }: RouteDeps): void {
  app.get<{ Params: { id: string } }>('/api/sailings/:id/results/', { compress: false }, (request, reply) => {
    const wish = { list: queryText(request, 'list'), category: queryText(request, 'category') };
    return answerKept(request, reply, sailingResultsQuestion(userOf(request), { id: pathId(request), wish }, remember));
  });
}
