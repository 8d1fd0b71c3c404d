import type { FastifyInstance } from 'fastify';
import { boatPaths, boatModelPaths } from '../../shared/contract/boats';
import { createBoat, removeBoat, updateBoat } from '../commands/boats/writeBoats';
import type { RouteDeps } from '../deps';
import { listAnswer, pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import { listBoatModels } from '../resources/boat-models/boatModels';
import { listBoats, readBoat } from '../resources/boats/readBoats';

export function boatRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.get(boatPaths.list, async (request) =>
    listAnswer(request, await listBoats(db, userOf(request), queryText(request, 'query'))),
  );

  app.get<{ Params: { id: string } }>(`${boatPaths.list}:id/`, (request) => readBoat(db, pathId(request)));

  writeRoutes(app, write, {
    list: boatPaths.list,
    create: createBoat,
    update: updateBoat,
    remove: removeBoat,
  });
}

export function boatModelRoutes(app: FastifyInstance, { db }: RouteDeps): void {
  app.get(boatModelPaths.list, async (request) =>
    listAnswer(request, await listBoatModels(db, queryText(request, 'query'))),
  );
}
