import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER } from '../../../shared/contract/sailings';
import { startGroupPaths } from '../../../shared/contract/startGroups';
import { snapshot } from '../../db/snapshot';
import type { RouteDeps } from '../../deps';
import { created, noContent, ok } from '../../http/answers';
import { pathId } from '../../http/parameters';
import { expectedVersion, userOf } from '../../http/request';
import { createStartGroup, deleteStartGroupOf, readStartGroup, updateStartGroupOf } from './service';

type ById = { Params: { id: string } };

const ONE = '/api/start-groups/:id/';

export function startGroupRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  const config = { policy: 'club' } as const;

  app.post(startGroupPaths.list, { config }, (request, reply) =>
    write(request, reply, async (work) => created(await createStartGroup(work, userOf(request), request.body))),
  );

  app.get<ById>(ONE, { config: { policy: 'user' } }, async (request, reply) => {
    const { startGroup, clubVersion } = await snapshot(db, (tx) => readStartGroup(tx, userOf(request), pathId(request)));
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(startGroup);
  });

  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: ONE,
    config,
    handler: (request, reply) =>
      write(request, reply, async (work) => {
        const partial = request.method === 'PATCH';
        const update = { id: pathId(request), body: request.body, partial, expected: expectedVersion(request) };
        return ok(await updateStartGroupOf(work, userOf(request), update));
      }),
  });

  app.delete<ById>(ONE, { config }, (request, reply) =>
    write(request, reply, async (work) => {
      await deleteStartGroupOf(work, userOf(request), pathId(request), expectedVersion(request));
      return noContent();
    }),
  );
}
