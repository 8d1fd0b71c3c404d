import type { FastifyInstance } from 'fastify';
import { competitorPaths } from '../../shared/contract/competitors';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { userOf, type RateLimits } from '../http/request';
import { ok } from '../http/answers';
import { pathId, listAnswer } from '../http/paging';
import { writeRoutes } from '../http/writeRoutes';
import { createCompetitor } from '../commands/competitors/createCompetitor';
import { deleteCompetitor } from '../commands/competitors/deleteCompetitor';
import { inviteCompetitor } from '../commands/competitors/inviteCompetitor';
import { moveCompetitors } from '../commands/competitors/moveCompetitors';
import { listEntriesOf } from '../commands/sailings/readEntriesOfSailor';
import { readHeadcount, setPresence } from '../commands/competitors/presence';
import { readCompetitor } from '../commands/competitors/readCompetitor';
import { updateCompetitor } from '../commands/competitors/updateCompetitor';
import { listWaiting } from '../resources/competitors/waitingEntries';

type ById = { Params: { id: string } };

const ONE = '/api/competitors/:id/';

/** Those who run the platform share one count. */
const NO_CLUB = 0;

/** Entries of sailings, the moves between their start groups, and accounts for those who are entered. */
export function competitorRoutes(
  app: FastifyInstance,
  { db, write, now, memoryCache, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  app.get<ById>(ONE, async (request, reply) => {
    const { competitor, clubVersion } = await snapshot(db, (tx) =>
      readCompetitor(tx, userOf(request), pathId(request), memoryCache),
    );
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(competitor);
  });

  app.get<ById>('/api/sailors/:id/entries/', async (request) => {
    const sailor = pathId(request);
    return listAnswer(request, await snapshot(db, (tx) => listEntriesOf(tx, userOf(request), sailor, memoryCache)));
  });

  app.get<{ Params: { club: string } }>(competitorPaths.waiting(':club'), async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listWaiting(tx, userOf(request), request.params.club))),
  );

  writeRoutes(app, write, {
    list: competitorPaths.list,
    create: createCompetitor,
    update: updateCompetitor,
    remove: deleteCompetitor,
  });

  app.patch<ById>(`${ONE}presence/`, (request, reply) =>
    write(request, reply, async (work) => ok(await setPresence(work, userOf(request), pathId(request), request.body))),
  );

  app.get<ById>('/api/sailings/:id/headcount/', async (request) =>
    snapshot(db, (tx) => readHeadcount(tx, userOf(request), pathId(request), now())),
  );

  app.post<ById>(`${ONE}create-account/`, async (request, reply) => {
    const user = userOf(request);
    await rateLimits.invitation(user.club?.id ?? NO_CLUB);
    return write(request, reply, async (work) => ok(await inviteCompetitor(work, user, pathId(request), request.body)));
  });

  app.post<ById>('/api/sailings/:id/move-competitors/', (request, reply) =>
    write(request, reply, async (work) =>
      ok(await moveCompetitors(work, userOf(request), pathId(request), request.body)),
    ),
  );
}
