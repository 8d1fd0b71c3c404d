import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CacheKey } from '../../http/cachedResponse';
import { finishedMoments } from './repository';

/**
 * What an answer depends on that counts a club's finished sailings and nothing else: a race under way leaves it as it
 * is. The same for everybody. Throws 404 for a club that does not exist.
 */
export async function finishedCacheKey(db: Kysely<Database>, club: number): Promise<Omit<CacheKey, 'of'>> {
  const [found] = await finishedMoments(db, { club });
  if (!found) throw notFound();
  const { number: clubVersion, under, finished, latest } = found;
  // Without an order of their own: when the latest sailing is deleted, the number falls.
  return { number: 0, under: `${under} ${finished} ${latest ?? 0}`, clubVersion, audience: ANYBODY };
}
