import type { FastifyInstance } from 'fastify';
import { setupPaths } from '../../shared/contract/setups';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { created, noContent } from '../http/answers';
import { pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { copySetup } from '../commands/sailings/copySetup';
import { readEarlierSetups } from '../commands/sailings/earlierSetups';
import { undoSetup } from '../commands/sailings/undoSetup';

type ById = { Params: { id: string } };

/** Sailings that are set up like an earlier one: its start groups, and its boats. */
export function setupRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.get<{ Params: { club: string } }>(setupPaths.earlier(':club'), (request) => {
    const question = {
      club: request.params.club,
      sailing: queryText(request, 'sailing'),
      serie: queryText(request, 'serie'),
    };
    return snapshot(db, (tx) => readEarlierSetups(tx, userOf(request), question));
  });

  app.post<ById>(setupPaths.copy(':id'), (request, reply) =>
    write(request, reply, async (work) =>
      created(await copySetup(work, userOf(request), pathId(request), request.body)),
    ),
  );

  app.post<ById>(setupPaths.undo(':id'), (request, reply) =>
    write(request, reply, async (work) => {
      await undoSetup(work, userOf(request), pathId(request), request.body);
      return noContent();
    }),
  );
}
