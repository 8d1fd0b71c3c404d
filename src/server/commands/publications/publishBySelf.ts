import { noCache } from '../../db/memoryCache';
import type { Work } from '../../db/unitOfWork';
import { publishModeOf } from '../../resources/publications/repositoryWaiting';
import { isSettled, isVerifiedSoFar } from '../../resources/publications/publishedSerie';
import type { SailingView } from '../../resources/sailings/access';
import { serieById } from '../../resources/series/repository';
import { publishSailing, publishSerie } from './publish';

const SHOWN = ['ongoing', 'finished', 'cancelled'];

/**
 * Publishes the standings of a series where its club publishes by itself: final once no race of it is open. Where only
 * what is verified is published, as long as a race that counts is not, nothing happens.
 */
export async function publishSerieBySelf(work: Work, id: number): Promise<void> {
  const serie = await serieById(work.tx, id);
  if (!serie || serie.is_published !== 1) return;
  const mode = await publishModeOf(work.tx, serie.club_id);
  const isDue = mode === 'at_once' || (mode === 'verified' && (await isVerifiedSoFar(work.tx, serie, noCache)));
  if (!isDue) return;
  const state = (await isSettled(work.tx, serie, noCache)) ? 'final' : 'preliminary';
  await publishSerie(work, serie, { state, isAutomatic: true });
}

/** Publishes the result of a sailing, and the standings that it counts in, where its club publishes by itself. */
export async function publishSailingBySelf(work: Work, sailing: SailingView): Promise<void> {
  const mode = await publishModeOf(work.tx, sailing.club_id);
  const isVerified = sailing.verified_result === 1;
  const isDue = SHOWN.includes(sailing.status) && (mode === 'at_once' || (mode === 'verified' && isVerified));
  if (!isDue) return;
  await publishSailing(work, sailing, { state: isVerified ? 'final' : 'preliminary', isAutomatic: true });
  if (sailing.serie_id !== null) await publishSerieBySelf(work, sailing.serie_id);
}
