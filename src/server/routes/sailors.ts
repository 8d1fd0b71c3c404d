import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sailorPaths } from '../../shared/contract/sailors';
import type { RouteDeps } from '../deps';
import { ok } from '../http/answers';
import { listAnswer, pathId, queryText } from '../http/paging';
import { userOf, type RateLimits } from '../http/request';
import { answerMembership } from '../commands/accounts/membership';
import { updateSailor } from '../commands/accounts/updateSailor';
import { incomingPhoto, listSailors, readMyRegistrations, readSailor } from '../resources/sailors/sailors';

type ById = { Params: { id: string } };

const ONE = '/api/sailors/:id/';

/** Profiles of sailors, the members of a club, and the actor's own entries. */
export function sailorRoutes(
  app: FastifyInstance,
  { db, site, write, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  const readerOf = (request: FastifyRequest) => ({ actor: userOf(request), site: site() });

  app.get(sailorPaths.myRegistrations, (request) => readMyRegistrations(db, userOf(request)));

  app.get<{ Params: { club: string } }>('/api/clubs/:club/sailors/', async (request) =>
    listAnswer(
      request,
      await listSailors(db, readerOf(request), {
        club: request.params.club,
        membership: queryText(request, 'membership'),
      }),
    ),
  );

  app.patch<{ Params: { club: string; id: string } }>('/api/clubs/:club/sailors/:id/', (request, reply) =>
    write(request, reply, async (work) => {
      const { club } = request.params;
      const answer = { club, sailorId: pathId(request), body: request.body };
      return ok(await answerMembership(work, readerOf(request), answer));
    }),
  );

  app.get<ById>(ONE, (request) => readSailor(db, readerOf(request), pathId(request)));

  app.patch<ById>(ONE, { config: { files: ['photo'] } }, async (request, reply) => {
    const id = pathId(request);
    const photo = await incomingPhoto({ db, rateLimits }, userOf(request), id, request.body);
    return write(request, reply, async (work) =>
      ok(await updateSailor(work, readerOf(request), { id, body: request.body, photo })),
    );
  });
}
