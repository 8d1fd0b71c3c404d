import type { FastifyInstance } from 'fastify';
import { entryImportPaths, EXPORT_FORMATS } from '../../shared/contract/entryImport';
import { exportEntries } from '../commands/entry-lists/exportEntries';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';

/** The boats of a sailing as a file, to those who may read it. */
export function entryExportRoutes(app: FastifyInstance, { db }: Pick<RouteDeps, 'db'>): void {
  app.get<{ Params: { id: string } }>(entryImportPaths.exported(':id'), async (request, reply) => {
    const format = queryText(request, 'format') ?? EXPORT_FORMATS[0];
    const file = await snapshot(db, (tx) => exportEntries(tx, userOf(request), pathId(request), format));
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.content);
  });
}
