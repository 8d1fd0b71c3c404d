import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { startGroupPaths } from '../../shared/contract/startGroups';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { pathId } from '../http/paging';
import { userOf } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import {
  createStartGroup,
  deleteStartGroupOf,
  readStartGroup,
  updateStartGroupOf,
} from '../commands/groups/startGroups';

export function startGroupRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.get<{ Params: { id: string } }>(`${startGroupPaths.list}:id/`, async (request, reply) => {
    const { startGroup, clubVersion } = await snapshot(db, (tx) =>
      readStartGroup(tx, userOf(request), pathId(request)),
    );
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(startGroup);
  });

  writeRoutes(app, write, {
    list: startGroupPaths.list,
    create: createStartGroup,
    update: updateStartGroupOf,
    remove: deleteStartGroupOf,
  });
}
