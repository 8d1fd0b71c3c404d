import type { Kysely } from 'kysely';
import type { Actor } from '../../../shared/domain/permissions';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { audienceIn } from '../../http/audience';
import type { CachedResponse } from '../../http/cachedResponse';
import { clubDataVersion, findClub } from '../../resources/clubs/clubs';
import { visibleSailing, sailingCacheKey } from '../../resources/sailings/access';
import { listSailings, wholeSailing, type SailingQuery } from './readSailings';

type Db = Kysely<Database>;

/** The sailing with all that lies below it. */
export const wholeSailingResponse = (actor: Actor, id: number, memoryCache: MemoryCache): CachedResponse => ({
  readKey: async (db) => ({ of: `sailing ${id}`, ...(await sailingCacheKey(db, actor, id)) }),
  render: async (db, { audience }) => wholeSailing(db, audience, await visibleSailing(db, audience, id), memoryCache),
});

/**
 * All sailings of the club that the query names; undefined where it asks for something else, or names no club that
 * there is.
 */
export async function clubSailingsResponse(
  db: Db,
  actor: Actor,
  { club, serie }: SailingQuery,
): Promise<CachedResponse | undefined> {
  const found = club === undefined || serie !== undefined ? undefined : await findClub(db, club);
  if (!found) return undefined;
  const { id } = found;
  return {
    readKey: async (executor) => {
      const { number, under, isEntered } = await clubDataVersion(executor, id, actor.sailor?.id);
      return {
        of: `sailings of club ${id}`,
        number,
        under,
        clubVersion: number,
        audience: audienceIn(actor, id, isEntered),
      };
    },
    render: async (executor, { audience }) =>
      (await listSailings(executor, audience, { club: String(id), serie: undefined })).sailings,
  };
}
