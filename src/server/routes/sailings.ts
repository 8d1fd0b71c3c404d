import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER, sailingPaths } from '../../shared/contract/sailings';
import { eveningPaths, type EveningLink, type NewEveningLink } from '../../shared/contract/evening';
import { seasonPaths } from '../../shared/contract/seasons';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { created, noContent, ok } from '../http/answers';
import { isPaged, listAnswer, pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import { copySailing } from '../commands/sailings/copySailing';
import { removeSailing, updateSailing } from '../commands/sailings/updateSailing';
import { changeSailings, removeSailings } from '../commands/sailings/bulkChanges';
import { createSailing } from '../commands/sailings/createSailing';
import { createEveningLink, endEveningLink, listEveningLinks } from '../commands/sailings/eveningLinks';
import { dropPursuit, planPursuit } from '../commands/sailings/planPursuit';
import { clubSailingsResponse, wholeSailingResponse } from '../commands/sailings/sailingResponses';
import { listSailings } from '../commands/sailings/readSailings';
import { createSeason } from '../commands/series/createSeason';
import type { EveningTokenOf } from '../resources/auth/evening';

type ById = { Params: { id: string } };
type ByLink = { Params: { id: string; link: string } };

const ONE = '/api/sailings/:id/';

export function sailingRoutes(app: FastifyInstance, { db, write, memoryCache, sendCached }: RouteDeps): void {
  app.get(sailingPaths.list, async (request, reply) => {
    const query = { club: queryText(request, 'club'), serie: queryText(request, 'serie') };
    const ofOneClub = isPaged(request) ? undefined : await clubSailingsResponse(db, userOf(request), query);
    if (ofOneClub) return sendCached(request, reply, ofOneClub);
    const { sailings, clubVersion } = await snapshot(db, (tx) => listSailings(tx, userOf(request), query));
    if (clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, clubVersion);
    return listAnswer(request, sailings);
  });

  app.get<ById>(ONE, { compress: false }, (request, reply) =>
    sendCached(request, reply, wholeSailingResponse(userOf(request), pathId(request), memoryCache)),
  );

  writeRoutes(app, write, {
    list: sailingPaths.list,
    create: createSailing,
    update: updateSailing,
    remove: removeSailing,
  });

  app.post(seasonPaths.season, (request, reply) =>
    write(request, reply, async (work) => created(await createSeason(work, userOf(request), request.body))),
  );

  app.post(seasonPaths.changes, (request, reply) =>
    write(request, reply, async (work) => ok(await changeSailings(work, userOf(request), request.body))),
  );

  app.post(seasonPaths.removals, (request, reply) =>
    write(request, reply, async (work) => {
      await removeSailings(work, userOf(request), request.body);
      return noContent();
    }),
  );

  app.post<ById>(`${ONE}copy/`, (request, reply) =>
    write(request, reply, async (work) => created(await copySailing(work, userOf(request), pathId(request)))),
  );

  app.post<ById>(`${ONE}pursuit-starts/`, (request, reply) =>
    write(request, reply, async (work) => ok(await planPursuit(work, userOf(request), pathId(request), request.body))),
  );

  app.delete<ById>(`${ONE}pursuit-starts/`, (request, reply) =>
    write(request, reply, async (work) => ok(await dropPursuit(work, userOf(request), pathId(request)))),
  );
}

const LINKS = eveningPaths.ofSailing(':id');

/** Links by which helpers of one evening record the sailing without an account. */
export function eveningLinkRoutes(
  app: FastifyInstance,
  { db, write, now, site, eveningToken: tokenOf }: RouteDeps & { eveningToken: EveningTokenOf },
): void {
  // The address is told, and not kept with the answer.
  const withAddress = (link: EveningLink): NewEveningLink => ({ url: `${site()}/kvall/${tokenOf(link)}`, ...link });

  app.get<ById>(LINKS, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listEveningLinks(tx, userOf(request), pathId(request), now()))),
  );

  app.post<ById>(LINKS, (request, reply) =>
    write(
      request,
      reply,
      async (work) => {
        const wanted = { id: pathId(request), body: request.body, tokenOf };
        return created(await createEveningLink(work, userOf(request), wanted));
      },
      withAddress,
    ),
  );

  app.delete<ByLink>(`${LINKS}:link/`, (request, reply) =>
    write(request, reply, async (work) => {
      const link = pathId({ params: { id: request.params.link } });
      await endEveningLink(work, userOf(request), { id: pathId(request), link });
      return noContent();
    }),
  );
}
