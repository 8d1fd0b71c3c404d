import type { Kysely } from 'kysely';
import type { IndexData, RecentResult } from '../../../shared/contract/indexData';
import type { SailingSummary } from '../../../shared/contract/sailings';
import type { Actor } from '../../../shared/domain/permissions';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import { localDateOf } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import { ANYBODY, audienceAnywhere } from '../../http/audience';
import type { CachedResponse, CacheKey } from '../../http/cachedResponse';
import { listClubs } from '../../resources/clubs/clubs';
import { readWinners } from '../../resources/publications/readFront';
import { publishedSummaries } from '../sailings/readSummaries';
import { platformMoments, countPublishedSailings, countSailors } from './repositoryVersion';

const SHOWN = 10;

/** Where anybody may read the results, and which boats have won, of those that are public. */
async function withWinners(db: Kysely<Database>, sailings: readonly SailingSummary[]): Promise<RecentResult[]> {
  const winners = await readWinners(
    db,
    sailings.map(({ id }) => id),
  );
  return sailings.map((one) => ({
    ...one,
    public_path: winners.has(one.id) ? publicPaths.sailing(one.club.slug, one) : null,
    winner: winners.get(one.id) ?? null,
  }));
}

/** What the start page shows; null: not logged in. */
export async function readIndexData(
  db: Kysely<Database>,
  actor: Actor | null,
  { now, site }: { now: Date; site: string },
): Promise<IndexData> {
  const clubs = await listClubs(db, actor, site);
  const byId = new Map(clubs.map((club) => [club.id, club]));
  const today = localDateOf(now.getTime());
  return {
    upcoming_sailings: await publishedSummaries(db, actor, byId, {
      status: 'upcoming',
      from: today,
      order: 'asc',
      limit: SHOWN,
    }),
    ongoing_sailings: await publishedSummaries(db, actor, byId, { status: 'ongoing', order: 'desc', limit: SHOWN }),
    recent_results: await withWinners(
      db,
      await publishedSummaries(db, actor, byId, { status: 'finished', order: 'desc', limit: SHOWN }),
    ),
    clubs: clubs.map(({ id, slug, name, logo }) => ({ id, slug, name, logo })),
    counts: { clubs: clubs.length, sailors: await countSailors(db), sailings: await countPublishedSailings(db) },
  };
}

interface DayCacheKey extends CacheKey {
  now: Date;
}

/** What the start page shows; null: not logged in. */
export const indexDataResponse = (
  actor: Actor | null,
  clock: () => Date,
  site: string,
): CachedResponse<DayCacheKey> => ({
  readKey: async (db) => {
    const [found] = await platformMoments(db, { sailor: actor?.sailor?.id ?? null });
    if (!found) throw new Error('The database has no epoch.');
    const { number, epoch, clubs, sailors, own_entry: ownEntry } = found;
    const now = clock();
    const under = `${epoch} ${localDateOf(now.getTime())} ${clubs} ${sailors} ${site}`;
    return {
      of: 'the start page',
      number,
      under,
      now,
      audience: actor ? audienceAnywhere(actor, ownEntry !== null) : ANYBODY,
    };
  },
  render: (db, { audience, now }) => readIndexData(db, audience, { now, site }),
});
