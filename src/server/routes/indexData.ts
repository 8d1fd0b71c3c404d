import type { FastifyInstance } from 'fastify';
import { indexDataPaths } from '../../shared/contract/indexData';
import type { RouteDeps } from '../deps';
import { indexDataQuestion } from '../commands/index-data/indexDataResponse';

/** The start page is the one that is open to all. */
export function indexDataRoutes(app: FastifyInstance, { now, site, answerKept }: RouteDeps): void {
  app.get(indexDataPaths.data, { compress: false }, (request, reply) =>
    answerKept(request, reply, indexDataQuestion(request.user, now, site())),
  );
}
