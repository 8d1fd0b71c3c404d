import type { Actor } from '../../../shared/domain/permissions';
import type { MemoryCache } from '../../db/memoryCache';
import { ANYBODY } from '../../http/audience';
import type { CachedResponse } from '../../http/cachedResponse';
import { visibleSailing, sailingCacheKey } from '../sailings/access';
import { sailingResults, type ResultsQuery } from './sailingResults';

/** The results of one sailing, which are the same for everybody who may see them. */
export const sailingResultsResponse = (
  actor: Actor,
  { id, query }: { id: number; query: ResultsQuery },
  memoryCache: MemoryCache,
): CachedResponse => ({
  readKey: async (db) => ({
    ...(await sailingCacheKey(db, actor, id)),
    of: `results of sailing ${id}, ${query.list ?? ''}, ${query.category ?? ''}`,
    audience: ANYBODY,
  }),
  render: async (db) => sailingResults(db, await visibleSailing(db, actor, id), memoryCache, query),
});
