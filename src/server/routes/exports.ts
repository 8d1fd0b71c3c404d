import type { FastifyInstance } from 'fastify';
import { entryImportPaths, EXPORT_FORMATS } from '../../shared/contract/entryImport';
import { EXPORTED, exportPaths, RESULT_FORMATS } from '../../shared/contract/exports';
import { validationTexts } from '../../shared/texts/validation';
import { exportEntries } from '../commands/entry-lists/exportEntries';
import { exportResult } from '../commands/exports/exportResult';
import { exportNotes, exportSerie } from '../commands/exports/exportSerie';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { invalid } from '../errors';
import { sendFile } from '../http/savedFile';

import { isDryRun, pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';

type ById = { Params: { id: string } };

/** Boats, results and series as files, to those who may read them. */
export function exportRoutes(app: FastifyInstance, { db, memoryCache, now }: RouteDeps): void {
  app.get<ById>(entryImportPaths.exported(':id'), async (request, reply) => {
    const asked = queryText(request, 'of') ?? EXPORTED[0];
    const format = queryText(request, 'format');
    const [actor, sailing] = [userOf(request), pathId(request)];
    if (!EXPORTED.some((one) => one === asked)) throw invalid({ of: [validationTexts.notChoice(asked)] });
    const file = await snapshot(db, (tx) =>
      asked === 'result'
        ? exportResult(tx, actor, { sailing, format: format ?? RESULT_FORMATS[0] }, { memoryCache, now: now() })
        : exportEntries(tx, actor, sailing, format ?? EXPORT_FORMATS[0]),
    );
    return sendFile(reply, file);
  });

  app.get<ById>(exportPaths.ofSerie(':id'), async (request, reply) => {
    const asked = { serie: pathId(request), format: queryText(request, 'format') ?? RESULT_FORMATS[0] };
    const means = { memoryCache, now: now() };
    if (isDryRun(request)) return snapshot(db, (tx) => exportNotes(tx, userOf(request), asked, means));
    return sendFile(reply, await snapshot(db, (tx) => exportSerie(tx, userOf(request), asked, means)));
  });
}
