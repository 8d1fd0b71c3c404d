import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CacheKey } from '../../http/cachedResponse';
import { finishedMoments } from './repository';

interface FinishedKey extends Omit<CacheKey, 'of'> {
  clubVersion: number;
  epoch: string;
}

/**
 * What an answer depends on that is made of a club's finished sailings, and of its series by whose rules they were
 * scored: a race under way leaves it as it is. The same for everybody. Throws 404 for a club that does not exist.
 */
export async function finishedCacheKey(db: Kysely<Database>, club: number): Promise<FinishedKey> {
  const [found] = await finishedMoments(db, { club });
  if (!found) throw notFound();
  const { number: clubVersion, epoch, finished, latest, series, latest_serie: latestSerie } = found;
  // Without an order of their own: when the latest sailing is deleted, the number falls.
  const under = [epoch, finished, latest, series, latestSerie].map(String).join(' ');
  return { number: 0, under, clubVersion, audience: ANYBODY, epoch };
}
