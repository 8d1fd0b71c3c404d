import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../deps';
import { snapshot } from '../db/insideWork';
import { created, ok } from '../http/answers';
import { pathId } from '../http/paging';
import { expectedVersion, userOf } from '../http/request';
import { decideDifferences } from '../commands/finishes/decideDifferences';
import { matchBoat } from '../commands/finishes/matchCompetitor';
import { confirmReports } from '../commands/finishes/confirmReports';
import { reportFinish } from '../commands/finishes/reportFinish';
import { swapBoats } from '../commands/finishes/swapResults';
import { writeFinishSheet } from '../commands/finishes/writeFinishSheet';
import { updateObservation, writeObservations } from '../commands/finishes/writeObservations';
import { readObservations } from '../resources/finish-observations/observations';
import { readDifferences } from '../resources/results/finishDifferences';

type ById = { Params: { id: string } };
type ByUuid = { Params: { id: string; uuid: string } };

const OBSERVATIONS = '/api/sailings/:id/finish-observations/';
const DIFFERENCES = '/api/sailings/:id/finish-differences/';

/** What is written down at the finish: of one boat, of many, and of boats that nobody knew. */
export function finishRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.patch<ById>('/api/competitors/:id/update-elapsed-time/', (request, reply) =>
    write(request, reply, async (work) => {
      const report = { id: pathId(request), body: request.body, expected: expectedVersion(request) };
      return ok(await reportFinish(work, userOf(request), report));
    }),
  );

  app.post<ById>('/api/sailings/:id/confirm-reports/', (request, reply) =>
    write(request, reply, async (work) =>
      ok(await confirmReports(work, userOf(request), pathId(request), request.body)),
    ),
  );

  app.post<ById>('/api/sailings/:id/finishes/', (request, reply) =>
    write(request, reply, async (work) =>
      ok(await writeFinishSheet(work, userOf(request), pathId(request), request.body)),
    ),
  );

  app.post<ById>('/api/competitors/:id/match/', (request, reply) =>
    write(request, reply, async (work) => {
      const match = { id: pathId(request), body: request.body, expected: expectedVersion(request) };
      return ok(await matchBoat(work, userOf(request), match));
    }),
  );

  app.get<ById>(OBSERVATIONS, async (request) =>
    snapshot(db, (tx) => readObservations(tx, userOf(request), pathId(request))),
  );

  app.post<ById>(OBSERVATIONS, (request, reply) =>
    write(request, reply, async (work) => {
      const { answer, isNew } = await writeObservations(work, userOf(request), pathId(request), request.body);
      return isNew ? created(answer) : ok(answer);
    }),
  );

  app.patch<ByUuid>(`${OBSERVATIONS}:uuid/`, (request, reply) =>
    write(request, reply, async (work) => {
      const { body, params } = request;
      const update = { sailingId: pathId(request), uuid: params.uuid, body, expected: expectedVersion(request) };
      return ok(await updateObservation(work, userOf(request), update));
    }),
  );

  app.get<ById>(DIFFERENCES, async (request) =>
    snapshot(db, (tx) => readDifferences(tx, userOf(request), pathId(request))),
  );

  app.post<ById>(DIFFERENCES, (request, reply) =>
    write(request, reply, async (work) =>
      ok(await decideDifferences(work, userOf(request), pathId(request), request.body)),
    ),
  );

  app.post<ById>('/api/competitors/:id/swap/', (request, reply) =>
    write(request, reply, async (work) => {
      const swap = { id: pathId(request), body: request.body, expected: expectedVersion(request) };
      return ok(await swapBoats(work, userOf(request), swap));
    }),
  );
}
