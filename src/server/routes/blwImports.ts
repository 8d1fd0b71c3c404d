import type { FastifyInstance } from 'fastify';
import { blwImportPaths } from '../../shared/contract/blwImport';
import { MAX_BLW_BYTES } from '../../shared/limits';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { created, noContent } from '../http/answers';
import { isDryRun, listAnswer, pathId } from '../http/paging';
import { userOf, type RateLimits } from '../http/request';
import {
  importSailwave,
  listSailwaveImports,
  previewSailwave,
  undoSailwave,
} from '../commands/sailwave/importSailwave';
import { clubOfImport, incomingSailwave } from '../commands/sailwave/incomingSailwave';

type ByClub = { Params: { club: string } };
type ById = { Params: { id: string } };

const IMPORTS = blwImportPaths.ofClub(':club');
/** What stands around the file in a form. */
const FORM_BYTES = 64 * 1024;

/** Series from files of Sailwave, which officials send and take back again. */
export function blwImportRoutes(
  app: FastifyInstance,
  { db, write, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  const options = { bodyLimit: MAX_BLW_BYTES + FORM_BYTES, config: { files: ['file'] } };

  app.post<ByClub>(IMPORTS, options, async (request, reply) => {
    const [user, { club }] = [userOf(request), request.params];
    const isTrial = isDryRun(request);
    await clubOfImport(db, user, club);
    await rateLimits.upload(user.id);
    const incoming = incomingSailwave(request.body);
    if (isTrial) return previewSailwave(incoming);
    return write(request, reply, async (work) => created(await importSailwave(work, user, club, incoming)));
  });

  app.get<ByClub>(IMPORTS, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listSailwaveImports(tx, userOf(request), request.params.club))),
  );

  app.delete<ById>(blwImportPaths.ofSerie(':id'), (request, reply) =>
    write(request, reply, async (work) => {
      await undoSailwave(work, userOf(request), pathId(request));
      return noContent();
    }),
  );
}
