import type { FastifyInstance } from 'fastify';
import { sailorPaths } from '../../../shared/contract/sailors';
import type { RouteDeps } from '../../deps';
import { ok } from '../../http/answers';
import { listAnswer } from '../../http/paging';
import { pathId } from '../../http/parameters';
import { userOf } from '../../http/request';
import { listSailors, readMyRegistrations, readSailor, updateSailor } from './service';

type ById = { Params: { id: string } };

const ONE = '/api/sailors/:id/';

/** Profiles of sailors, the members of a club, and what the asker himself is entered in. */
export function sailorRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  const config = { policy: 'user' } as const;

  app.get(sailorPaths.myRegistrations, { config }, (request) => readMyRegistrations(db, userOf(request)));

  app.get<{ Params: { club: string } }>('/api/clubs/:club/sailors/', { config: { policy: 'club' } }, async (request) =>
    listAnswer(request, await listSailors(db, userOf(request), request.params.club)),
  );

  app.get<ById>(ONE, { config }, (request) => readSailor(db, userOf(request), pathId(request)));

  app.patch<ById>(ONE, { config }, (request, reply) =>
    write(request, reply, async (work) => ok(await updateSailor(work, userOf(request), pathId(request), request.body))),
  );
}
