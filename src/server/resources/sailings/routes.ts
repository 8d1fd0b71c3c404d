import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER, sailingPaths } from '../../../shared/contract/sailings';
import { snapshot } from '../../db/snapshot';
import type { RouteDeps } from '../../deps';
import { created, noContent, ok } from '../../http/answers';
import { listAnswer } from '../../http/paging';
import { pathId, queryText } from '../../http/parameters';
import { expectedVersion, userOf } from '../../http/request';
import { createSailing, removeSailing, updateSailing } from './service';
import { listSailings, readSailing } from './serviceReads';

type ById = { Params: { id: string } };

const ONE = '/api/sailings/:id/';

export function sailingRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  const forAll = { policy: 'user' } as const;
  const forClubs = { policy: 'club' } as const;

  app.get(sailingPaths.list, { config: forAll }, async (request, reply) => {
    const query = { club: queryText(request, 'club'), serie: queryText(request, 'serie') };
    const { sailings, clubVersion } = await snapshot(db, (tx) => listSailings(tx, userOf(request), query));
    if (clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, clubVersion);
    return listAnswer(request, sailings);
  });

  app.get<ById>(ONE, { config: forAll }, async (request, reply) => {
    const { sailing, clubVersion } = await snapshot(db, (tx) => readSailing(tx, userOf(request), pathId(request)));
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(sailing);
  });

  app.post(sailingPaths.list, { config: forClubs }, (request, reply) =>
    write(request, reply, async (work) => created(await createSailing(work, userOf(request), request.body))),
  );

  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: ONE,
    config: forClubs,
    handler: (request, reply) =>
      write(request, reply, async (work) => {
        const partial = request.method === 'PATCH';
        const update = { id: pathId(request), body: request.body, partial, expected: expectedVersion(request) };
        return ok(await updateSailing(work, userOf(request), update));
      }),
  });

  app.delete<ById>(ONE, { config: forClubs }, (request, reply) =>
    write(request, reply, async (work) => {
      await removeSailing(work, userOf(request), pathId(request), expectedVersion(request));
      return noContent();
    }),
  );
}
