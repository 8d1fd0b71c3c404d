import type { FastifyInstance } from 'fastify';
import { recordStarts } from '../commands/starts/recordStarts';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { pathId } from '../http/paging';
import { userOf } from '../http/request';
import { readStartLog } from '../resources/start-log/readStartLog';

type ById = { Params: { id: string } };

const LOG = '/api/sailings/:id/start-log/';

/** What the race committee does at the start, and what follows from it. */
export function startLogRoutes(app: FastifyInstance, { db, now, write }: RouteDeps): void {
  app.get<ById>(LOG, (request) => {
    const at = now();
    return snapshot(db, (tx) => readStartLog(tx, userOf(request), pathId(request), at));
  });

  app.post<ById>(LOG, (request, reply) =>
    write(request, reply, (work) => recordStarts(work, userOf(request), pathId(request), request.body)),
  );
}
