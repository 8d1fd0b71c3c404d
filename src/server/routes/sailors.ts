import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sailorPaths, type CalendarLink } from '../../shared/contract/sailors';
import { calendarPaths } from '../../shared/paths';
import type { RouteDeps } from '../deps';
import { created, ok } from '../http/answers';
import { listAnswer, pathId, queryText } from '../http/paging';
import { userOf, type RateLimits } from '../http/request';
import { renewCalendarLink, type CalendarLinkFacts, type CalendarTokenOf } from '../commands/accounts/calendarLinks';
import { answerMembership } from '../commands/accounts/membership';
import { updateSailor } from '../commands/accounts/updateSailor';
import { incomingPhoto, listSailors, readMyRegistrations, readSailor } from '../resources/sailors/sailors';

type ById = { Params: { id: string } };

const ONE = '/api/sailors/:id/';

interface SailorRouteDeps extends RouteDeps {
  rateLimits: RateLimits;
  calendarToken: CalendarTokenOf;
}

/** Profiles of sailors, the members of a club, and the actor's own entries and calendar. */
export function sailorRoutes(
  app: FastifyInstance,
  { db, site, write, rateLimits, calendarToken: tokenOf }: SailorRouteDeps,
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

  // The address is told, and not kept with the answer.
  const withAddress = (link: CalendarLinkFacts): CalendarLink => ({
    url: `${site()}${calendarPaths.own(tokenOf(link))}`,
  });
  app.post<ById>(sailorPaths.calendarLink(':id'), (request, reply) =>
    write(
      request,
      reply,
      async (work) => created(await renewCalendarLink(work, userOf(request), { sailor: pathId(request), tokenOf })),
      withAddress,
    ),
  );
}
