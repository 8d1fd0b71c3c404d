import type { RoleTokenOf } from '../commands/accounts/resetTokens';
import type { FastifyInstance } from 'fastify';
import { clubPaths } from '../../shared/contract/clubs';
import type { RouteDeps } from '../deps';
import { acceptRole, inviteRole, listRoles, ownedClub, removeRole, updateRole } from '../commands/accounts/clubRoles';
import { changeClub, incomingLogo } from '../commands/clubs/updateClub';
import { snapshot } from '../db/insideWork';
import { created, noContent, ok } from '../http/answers';
import { listAnswer, pathId } from '../http/paging';
import { userOf, type RateLimits } from '../http/request';
import { listClubs, readClub } from '../resources/clubs/clubs';

interface ClubRouteDeps extends RouteDeps {
  rateLimits: RateLimits;
  roleToken: RoleTokenOf;
}

type OneClub = { Params: { club: string } };

const ONE = clubPaths.one(':club');

/**
 * The clubs are open to all: people choose one before they have an account. Each is changed by its own account.
 */
export function clubRoutes(app: FastifyInstance, { db, site, write, rateLimits, roleToken }: ClubRouteDeps): void {
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

  const roles = clubPaths.roles(':club');
  type OneRole = { Params: { club: string; id: string } };

  app.get<OneClub>(roles, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listRoles(tx, userOf(request), request.params.club))),
  );

  app.post<OneClub>(roles, async (request, reply) => {
    const user = userOf(request);
    const wanted = { club: request.params.club, body: request.body };
    await ownedClub(db, user, wanted.club);
    await rateLimits.roleInvitation(user.id);
    return write(request, reply, async (work) => created(await inviteRole(work, user, wanted, { roleToken })));
  });

  app.patch<OneRole>(`${roles}:id/`, (request, reply) =>
    write(request, reply, async (work) => {
      const named = { club: request.params.club, id: pathId(request), body: request.body };
      return ok(await updateRole(work, userOf(request), named));
    }),
  );

  app.delete<OneRole>(`${roles}:id/`, (request, reply) =>
    write(request, reply, async (work) => {
      await removeRole(work, userOf(request), { club: request.params.club, id: pathId(request) });
      return noContent();
    }),
  );

  app.post<{ Params: { id: string } }>(clubPaths.acceptRole(':id'), (request, reply) =>
    write(request, reply, async (work) => ok(await acceptRole(work, userOf(request), pathId(request), request.body))),
  );
}
