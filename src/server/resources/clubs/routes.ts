import type { FastifyInstance } from 'fastify';
import { clubPaths } from '../../../shared/contract/clubs';
import type { RouteDeps } from '../../deps';
import { ok } from '../../http/answers';
import { listAnswer } from '../../http/paging';
import { userOf } from '../../http/request';
import { listClubs, readClub } from './service';
import { changeClub } from './serviceUpdate';

type OneClub = { Params: { club: string } };

const ONE = clubPaths.one(':club');

/** The clubs are open to all: they are chosen from before anybody has an account. Each is changed by its own account. */
export function clubRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  const config = { policy: 'open' } as const;

  app.get(clubPaths.list, { config }, async (request) => listAnswer(request, await listClubs(db, request.user)));

  app.get<OneClub>(ONE, { config }, ({ user, params }) => readClub(db, user, params.club));

  app.patch<OneClub>(ONE, { config: { policy: 'club' } }, (request, reply) =>
    write(request, reply, async (work) => ok(await changeClub(work, userOf(request), request.params.club, request.body))),
  );
}
