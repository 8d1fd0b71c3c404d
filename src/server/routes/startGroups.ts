import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { startGroupPaths } from '../../shared/contract/startGroups';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { pathId } from '../http/paging';
import { userOf } from '../http/request';
import { ok } from '../http/answers';
import { writeRoutes } from '../http/writeRoutes';
import {
  createStartGroup,
  deleteStartGroupOf,
  readStartGroup,
  updateStartGroupOf,
} from '../commands/groups/startGroups';
import { recordStarts } from '../commands/starts/recordStarts';
import { hearSignalDevice, readSignalDevice } from '../commands/starts/signalDevice';
import { readStartLog } from '../resources/start-log/readStartLog';

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

type ById = { Params: { id: string } };

const LOG = '/api/sailings/:id/start-log/';
const DEVICE = '/api/sailings/:id/signal-device/';

/** What the race committee does at the start, and what follows from it. */
export function startLogRoutes(app: FastifyInstance, { db, now, write }: RouteDeps): void {
  app.get<ById>(LOG, (request) => {
    const at = now();
    return snapshot(db, (tx) => readStartLog(tx, userOf(request), pathId(request), at));
  });

  app.post<ById>(LOG, (request, reply) =>
    write(request, reply, (work) => recordStarts(work, userOf(request), pathId(request), request.body)),
  );

  app.get<ById>(DEVICE, (request) => {
    const at = now();
    return snapshot(db, (tx) => readSignalDevice(tx, userOf(request), pathId(request), at));
  });

  app.post<ById>(DEVICE, (request, reply) =>
    write(request, reply, async (work) =>
      ok(await hearSignalDevice(work, userOf(request), pathId(request), request.body)),
    ),
  );
}
