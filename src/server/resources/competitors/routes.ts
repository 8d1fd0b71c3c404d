import type { FastifyInstance } from 'fastify';
import { competitorPaths } from '../../../shared/contract/competitors';
import { CLUB_VERSION_HEADER } from '../../../shared/contract/sailings';
import { snapshot } from '../../db/snapshot';
import type { RouteDeps } from '../../deps';
import { expectedVersion, userOf } from '../../http/request';
import { pathId } from '../../http/parameters';
import { created, noContent, ok } from '../../http/answers';
import { createCompetitor } from './serviceCreate';
import { deleteCompetitor } from './serviceDelete';
import { moveCompetitors } from './serviceMove';
import { readCompetitor } from './serviceReads';
import { updateCompetitor } from './serviceUpdate';

type ById = { Params: { id: string } };

const ONE = '/api/competitors/:id/';

/** Entries of sailings, and the moves between their start groups. */
export function competitorRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  const config = { policy: 'user' } as const;

  app.post(competitorPaths.list, { config }, (request, reply) =>
    write(request, reply, async (work) => created(await createCompetitor(work, userOf(request), request.body))),
  );

  app.get<ById>(ONE, { config }, async (request, reply) => {
    const { competitor, clubVersion } = await snapshot(db, (tx) => readCompetitor(tx, userOf(request), pathId(request)));
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(competitor);
  });

  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: ONE,
    config,
    handler: (request, reply) =>
      write(request, reply, async (work) => {
        const partial = request.method === 'PATCH';
        const update = { id: pathId(request), body: request.body, partial, expected: expectedVersion(request) };
        return ok(await updateCompetitor(work, userOf(request), update));
      }),
  });

  app.delete<ById>(ONE, { config }, (request, reply) =>
    write(request, reply, async (work) => {
      await deleteCompetitor(work, userOf(request), pathId(request), expectedVersion(request));
      return noContent();
    }),
  );

  app.post<ById>('/api/sailings/:id/move-competitors/', { config: { policy: 'club' } }, (request, reply) =>
    write(request, reply, async (work) => ok(await moveCompetitors(work, userOf(request), pathId(request), request.body))),
  );
}
