import type { FastifyInstance } from 'fastify';
import { raceClassPaths } from '../../shared/contract/raceClasses';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { pathId } from '../http/paging';
import { userOf } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import { createRaceClass, deleteRaceClassOf, readRaceClass, updateRaceClassOf } from '../commands/groups/raceClasses';

/** Boats that are scored together within a sailing, whichever groups they start in. */
export function raceClassRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.get<{ Params: { id: string } }>(`${raceClassPaths.list}:id/`, async (request, reply) => {
    const { raceClass, clubVersion } = await snapshot(db, (tx) => readRaceClass(tx, userOf(request), pathId(request)));
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(raceClass);
  });

  writeRoutes(app, write, {
    list: raceClassPaths.list,
    create: createRaceClass,
    update: updateRaceClassOf,
    remove: deleteRaceClassOf,
  });
}
