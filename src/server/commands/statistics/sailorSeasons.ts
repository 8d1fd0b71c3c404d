import type { Kysely } from 'kysely';
import type { OwnSeason } from '../../../shared/contract/statistics';
import { maySeeEntriesOf, type Actor } from '../../../shared/domain/permissions';
import { ownSeasons } from '../../../shared/domain/statistics/ownSeasons';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { forbidden, notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CacheKey, CachedResponse } from '../../http/cachedResponse';
import { sailorById } from '../../resources/competitors/repositoryEntrants';
import { finishedCacheKey } from '../../resources/statistics/finishedCacheKey';
import { racePlaces } from '../../resources/statistics/racePlaces';
import { clubsOfSailor, finishedOfSailor } from '../../resources/statistics/repository';

type Db = Kysely<Database>;

interface SeasonsKey extends CacheKey {
  epoch: string;
}

async function readSeasons(db: Db, sailor: number, epoch: string, memoryCache: MemoryCache): Promise<OwnSeason[]> {
  const entries = await finishedOfSailor(db, sailor);
  return ownSeasons(await racePlaces(db, { entries, epoch }, memoryCache));
}

/**
 * What a sailor has sailed year by year, in every club; the same for all who may see it. Throws 404 where there is no
 * such sailor, 403 for those who may not see what that sailor has sailed.
 */
export const sailorSeasonsResponse = (
  actor: Actor,
  id: number,
  memoryCache: MemoryCache,
): CachedResponse<SeasonsKey> => ({
  readKey: async (db) => {
    const sailor = await sailorById(db, id);
    if (!sailor) throw notFound();
    const { club_id: club, membership } = sailor;
    if (!maySeeEntriesOf(actor, { id, club, membership })) throw forbidden();
    const unders: string[] = [];
    let epoch = '';
    for (const { club_id } of await clubsOfSailor(db, id)) {
      const key = await finishedCacheKey(db, club_id);
      unders.push(`${club_id}: ${key.under}`);
      epoch = key.epoch;
    }
    return { of: `seasons of sailor ${id}`, number: 0, under: unders.join(), epoch, audience: ANYBODY };
  },
  render: (db, { epoch }) => readSeasons(db, id, epoch, memoryCache),
});
