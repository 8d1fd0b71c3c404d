import type { Kysely } from 'kysely';
import type { SailingStatus } from '../../../shared/contract/sailings';
import type { CompetitorKey } from '../../../shared/contract/series';
import { rowKeys } from '../../../shared/domain/series/rowKeys';
import { parseSerieRules } from '../../../shared/domain/series/serieRules';
import type { Database } from '../../db/schema';
import { clubDataVersion } from '../clubs/clubs';
import { groupedBy } from './races';
import type { MemoryCache } from '../../db/memoryCache';
import { mergesOf, sailingsOf, serieOf } from './repository';
import { entrantsOf } from './repositoryChanges';

type Db = Kysely<Database>;

export interface SerieFacts {
  /** Of the published sailings. */
  statuses: SailingStatus[];
  /** Rows that those that are not cancelled make, sailed or still to be. */
  competitorCount: number;
}

async function countRows(db: Db, serieId: number, key: CompetitorKey): Promise<number> {
  const races = groupedBy(await entrantsOf(db, serieId), ({ sailing }) => sailing);
  const merges = (await mergesOf(db, serieId)).map(({ from_key, into_key }) => ({ from: from_key, into: into_key }));
  return new Set(rowKeys([...races.values()], key, merges).ofEntry.values()).size;
}

async function computeFacts(db: Db, serieId: number): Promise<SerieFacts> {
  const serie = await serieOf(db, serieId);
  const sailings = await sailingsOf(db, { serieId });
  const statuses = sailings.map(({ status }) => status).filter((status) => status !== 'unpublished');
  const { competitor_key: key } = parseSerieRules(serie?.rules ?? '{}');
  return { statuses, competitorCount: statuses.length === 0 ? 0 : await countRows(db, serieId, key) };
}

/** What a serie's row says about its sailings. */
export async function serieFacts(
  db: Db,
  { id, clubId }: { id: number; clubId: number },
  memoryCache: MemoryCache,
): Promise<SerieFacts> {
  const moment = await clubDataVersion(db, clubId);
  return memoryCache({ subject: `facts of serie ${id}`, ...moment }, () => computeFacts(db, id));
}
