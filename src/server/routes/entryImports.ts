import type { FastifyInstance } from 'fastify';
import { entryImportPaths } from '../../shared/contract/entryImport';
import { MAX_ENTRY_LIST_BYTES } from '../../shared/limits';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { created, noContent } from '../http/answers';
import { isDryRun, listAnswer, pathId } from '../http/paging';
import { accountOf, userOf, type RateLimits } from '../http/request';
import { importEntries, incomingList, listEntryImports, previewEntryImport } from '../commands/entry-lists/entryImport';
import { undoEntryImport } from '../commands/entry-lists/undoImport';
import { hasFile } from '../uploads/uploadedFile';

type ById = { Params: { id: string } };
type ByImport = { Params: { id: string; import: string } };

const IMPORTS = entryImportPaths.ofSailing(':id');
/** Line ends and quotes take two characters in JSON: what is too much is told by the list itself. */
const BODY_LIMIT_BYTES = 3 * MAX_ENTRY_LIST_BYTES;

/** Entry lists that officials paste or send, and take back again. */
export function entryImportRoutes(
  app: FastifyInstance,
  { db, write, now, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  const config = { files: ['file'] };

  app.post<ById>(IMPORTS, { bodyLimit: BODY_LIMIT_BYTES, config }, async (request, reply) => {
    const [user, id, { body }] = [userOf(request), pathId(request), request];
    if (hasFile(body, 'file')) await rateLimits.upload(accountOf(user));
    const isTrial = isDryRun(request);
    const list = await incomingList(db, user, id, body);
    if (isTrial) return snapshot(db, (tx) => previewEntryImport(tx, user, id, { request: list, now: now() }));
    return write(request, reply, async (work) => created(await importEntries(work, user, id, list)));
  });

  app.get<ById>(IMPORTS, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listEntryImports(tx, userOf(request), pathId(request)))),
  );

  app.delete<ByImport>(`${IMPORTS}:import/`, (request, reply) =>
    write(request, reply, async (work) => {
      const made = pathId({ params: { id: request.params.import } });
      await undoEntryImport(work, userOf(request), pathId(request), made);
      return noContent();
    }),
  );
}
