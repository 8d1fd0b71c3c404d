import type { FastifyInstance } from 'fastify';
import { clubPaths } from '../../../shared/contract/clubs';
import type { RouteDeps } from '../../deps';
import { listAnswer } from '../../http/paging';
import { listClubs, readClub } from './service';

/** The clubs are open to all: they are chosen from before anybody has an account. */
export function clubRoutes(app: FastifyInstance, { db }: RouteDeps): void {
  const config = { policy: 'open' } as const;

  app.get(clubPaths.list, { config }, async (request) => listAnswer(request, await listClubs(db, request.user)));

  app.get<{ Params: { club: string } }>('/api/clubs/:club/', { config }, ({ user, params }) => readClub(db, user, params.club));
}
