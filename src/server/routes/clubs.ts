import type { FastifyInstance } from 'fastify';
import { clubPaths } from '../../shared/contract/clubs';
import type { RouteDeps } from '../deps';
import { ok } from '../http/answers';
import { listAnswer } from '../http/paging';
import { userOf, type RateLimits } from '../http/request';
import { listClubs, readClub } from '../resources/clubs/clubs';
import { changeClub, incomingLogo } from '../resources/clubs/updateClub';

type OneClub = { Params: { club: string } };

const ONE = clubPaths.one(':club');

/**
 * The clubs are open to all: people choose one before they have an account. Each is changed by its own account.
 */
export function clubRoutes(
  app: FastifyInstance,
  { db, site, write, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  app.get(clubPaths.list, async (request) => listAnswer(request, await listClubs(db, request.user, site())));

  app.get<OneClub>(ONE, ({ user, params }) => readClub(db, user, params.club, site()));

  app.patch<OneClub>(ONE, { config: { files: ['logo'] } }, async (request, reply) => {
    const user = userOf(request);
    const { club } = request.params;
    const logo = await incomingLogo({ db, rateLimits }, user, club, request.body);
    return write(request, reply, async (work) =>
      ok(await changeClub(work, user, { club, body: request.body, logo }, site())),
    );
  });
}
