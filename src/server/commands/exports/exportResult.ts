import type { Kysely } from 'kysely';
import { RESULT_FORMATS, type ResultFormat } from '../../../shared/contract/exports';
import { fileName } from '../../../shared/domain/csv';
import type { Actor } from '../../../shared/domain/permissions';
import { exportTexts } from '../../../shared/texts/exports';
import { validationTexts } from '../../../shared/texts/validation';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { invalid, refused } from '../../errors';
import { resultFiles } from '../../files/results/resultFiles';
import { resultCsv } from '../../files/results/resultList';
import type { SavedFile } from '../../http/savedFile';
import { WORKBOOK_TYPE } from '../../files/workbook';
import { sailingAsPublic, type SailingAsPublic } from '../../resources/publications/readAsPublic';
import { visibleSailing } from '../../resources/sailings/access';

export const FILE_TYPES: Record<ResultFormat, string> = {
  xlsx: WORKBOOK_TYPE,
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

const CONTENT: Record<ResultFormat, (shown: SailingAsPublic) => string | Promise<Buffer>> = {
  xlsx: resultFiles.xlsx,
  csv: resultCsv,
  pdf: resultFiles.pdf,
};

/**
 * The result of a sailing as it stands now, as a file, for everybody who may read it. Throws 404 where the actor may not
 * see the sailing, 400 for another format, and 400 while no boat has a result.
 */
export async function exportResult(
  db: Kysely<Database>,
  actor: Actor,
  { sailing: id, format: asked }: { sailing: number; format: string },
  { memoryCache, now }: { memoryCache: MemoryCache; now: Date },
): Promise<SavedFile> {
  const sailing = await visibleSailing(db, actor, id);
  const format = RESULT_FORMATS.find((one) => one === asked);
  if (!format) throw invalid({ format: [validationTexts.notChoice(asked)] });
  const shown = await sailingAsPublic(db, sailing, { memoryCache, now });
  if (!shown) throw refused(exportTexts.nothing);
  return {
    name: fileName(sailing.name, sailing.start_date, format),
    type: FILE_TYPES[format],
    content: await CONTENT[format](shown),
  };
}
