import type { Kysely } from 'kysely';
import type { SerieMerge } from '../../../shared/contract/series';
import type { Actor } from '../../../shared/domain/permissions';
import { serieMergeSchema } from '../../../shared/schemas/serie';
import { noCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import { invalid, notFound } from '../../errors';
import { parse } from '../../http/parse';
import { serieStandings } from '../../resources/results/standings';
import { heldOwnSerie, visibleSerie } from '../../resources/series/access';
import { presentMerge } from '../../resources/series/present';
import { deleteMerge, insertMerge, mergesOf } from '../../resources/series/repositoryMerges';
import { changeSerie } from './updateSerie';

const serieTexts = {
  noSuchRow: (key: string) => `Serien har ingen rad som heter "${key}".`,
  sameRow: 'De två är redan samma rad i serien.',
} as const;

/** In the order that they were made. */
export async function listMerges(db: Kysely<Database>, actor: Actor, serieId: number): Promise<SerieMerge[]> {
  const serie = await visibleSerie(db, actor, serieId);
  return (await mergesOf(db, serie.id)).map(presentMerge);
}

/**
 * Lets the entries of one row count as another's. Throws 400 for a row that does not exist, and for two that are one
 * already.
 */
export async function createMerge(work: Work, actor: Actor, serieId: number, body: unknown): Promise<SerieMerge> {
  const serie = await heldOwnSerie(work, actor, serieId);
  const { from, into } = parse(serieMergeSchema, body);
  const { keys } = await serieStandings(work.tx, { id: serieId, clubId: serie.club_id }, noCache);
  const [gone, kept] = [keys.resolve(from), keys.resolve(into)];
  if (gone === null) throw invalid({ from: [serieTexts.noSuchRow(from)] });
  if (kept === null) throw invalid({ into: [serieTexts.noSuchRow(into)] });
  if (gone === kept) throw invalid({ into: [serieTexts.sameRow] });

  const merge = await insertMerge(work.tx, { serie_id: serieId, from_key: gone, into_key: kept, created_at: work.now });
  await changeSerie(work, serie, {});
  return presentMerge(merge);
}

export async function removeMerge(work: Work, actor: Actor, serieId: number, id: number): Promise<void> {
  const serie = await heldOwnSerie(work, actor, serieId);
  if (!(await deleteMerge(work.tx, serieId, id))) throw notFound();
  await changeSerie(work, serie, {});
}
