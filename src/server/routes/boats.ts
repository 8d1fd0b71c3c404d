import type { FastifyInstance } from 'fastify';
import { boatPaths, boatModelPaths } from '../../shared/contract/boats';
import { mayKeepTables } from '../../shared/domain/permissions';
import { MAX_ENTRY_LIST_BYTES } from '../../shared/limits';
import { createBoat, removeBoat, updateBoat } from '../commands/boats/writeBoats';
import { readSentTable } from '../commands/boats/sentTable';
import { previewSrsTable, takeSrsTable } from '../commands/boats/srsTable';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { forbidden } from '../errors';
import { isDryRun, listAnswer, pathId, queryText } from '../http/paging';
import { created } from '../http/answers';
import { userOf, type RateLimits } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import { listBoatModels } from '../resources/boat-models/boatModels';
import { listBoats, readBoat } from '../resources/boats/readBoats';
import { hasFile } from '../uploads/uploadedFile';

export function boatRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  app.get(boatPaths.list, async (request) =>
    listAnswer(request, await listBoats(db, userOf(request), queryText(request, 'query'))),
  );

  app.get<{ Params: { id: string } }>(`${boatPaths.list}:id/`, (request) => readBoat(db, pathId(request)));

  writeRoutes(app, write, {
    list: boatPaths.list,
    create: createBoat,
    update: updateBoat,
    remove: removeBoat,
  });
}

/** Line ends and quotes take two characters in JSON. */
const BODY_LIMIT_BYTES = 3 * MAX_ENTRY_LIST_BYTES;

export function boatModelRoutes(
  app: FastifyInstance,
  { db, write, now, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  app.get(boatModelPaths.list, async (request) =>
    listAnswer(request, await listBoatModels(db, queryText(request, 'query'))),
  );

  const config = { files: ['file'] };
  app.post(boatModelPaths.tables, { bodyLimit: BODY_LIMIT_BYTES, config }, async (request, reply) => {
    const [user, { body }] = [userOf(request), request];
    if (!mayKeepTables(user)) throw forbidden();
    if (hasFile(body, 'file')) await rateLimits.upload(user.id);
    const sent = () => readSentTable(body, now());
    if (isDryRun(request)) return snapshot(db, (tx) => previewSrsTable(tx, sent()));
    return write(request, reply, async (work) => created(await takeSrsTable(work, sent())));
  });
}
