import type { FastifyInstance } from 'fastify';
import { boatModelPaths } from '../../shared/contract/boats';
import type { RouteDeps } from '../deps';
import { listAnswer, queryText } from '../http/paging';
import { listBoatModels } from '../resources/boat-models/boatModels';

export function boatModelRoutes(app: FastifyInstance, { db }: RouteDeps): void {
  app.get(boatModelPaths.list, async (request) =>
    listAnswer(request, await listBoatModels(db, queryText(request, 'query'))),
  );
}
