import type { FastifyInstance } from 'fastify';
import { undoLogged } from '../commands/finishes/undoLogged';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { ok } from '../http/answers';
import { pathId, queryText, listAnswer } from '../http/paging';
import { userOf } from '../http/request';
import { readResultLog } from '../resources/result-log/readResultLog';
import { sailingResultsResponse } from '../resources/results/sailingResults';

/** The results of one sailing; those of a series are with the series. */
export function resultRoutes(app: FastifyInstance, { memoryCache, sendCached }: RouteDeps): void {
  app.get<{ Params: { id: string } }>('/api/sailings/:id/results/', { compress: false }, (request, reply) => {
    const query = { list: queryText(request, 'list'), category: queryText(request, 'category') };
    return sendCached(
      request,
      reply,
      sailingResultsResponse(userOf(request), { id: pathId(request), query }, memoryCache),
    );
  });
}

const LOG = '/api/sailings/:id/result-log/';

/** Who changed which result of a sailing, and taking it back: for the sailing's own club. */
export function resultLogRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.get<{ Params: { id: string } }>(LOG, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => readResultLog(tx, userOf(request), pathId(request)))),
  );

  app.post<{ Params: { id: string; entry: string } }>(`${LOG}:entry/undo/`, (request, reply) =>
    write(request, reply, async (work) => {
      const entry = pathId({ params: { id: request.params.entry } });
      return ok(await undoLogged(work, userOf(request), pathId(request), entry));
    }),
  );
}
