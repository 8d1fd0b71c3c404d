import type { Kysely } from 'kysely';
import { maySeeSerie, type Actor } from '../../../shared/domain/permissions';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import { audienceIn } from '../../http/audience';
import type { CachedResponse, CacheKey } from '../../http/cachedResponse';
import { clubDataVersion, findClub } from '../../resources/clubs/clubs';
import { serieMoments } from '../../resources/series/repositoryVersion';
import { listSeries, rowsFor, wholeSerie } from './readSeries';
import { visibleSerie } from '../../resources/series/access';

type Db = Kysely<Database>;

/** Throws 404 when there is no such serie, or none that the actor may see. */
async function cacheKeyOf(db: Db, actor: Actor, id: number): Promise<Omit<CacheKey, 'of'>> {
  const [found] = await serieMoments(db, { serie: id, sailor: actor.sailor?.id ?? null });
  if (!found || !maySeeSerie(actor, { club: found.club, is_published: found.is_published === 1 })) throw notFound();
  const { club, number, under, own_entry: ownEntry } = found;
  return { number, under, clubVersion: number, audience: audienceIn(actor, club, ownEntry !== null) };
}

/** The serie with its sailings and results. */
export const wholeSerieResponse = (actor: Actor, id: number, memoryCache: MemoryCache): CachedResponse => ({
  readKey: async (db) => ({ of: `serie ${id}`, ...(await cacheKeyOf(db, actor, id)) }),
  render: async (db, { audience }) => wholeSerie(db, audience, await visibleSerie(db, audience, id), memoryCache),
});

/** The table alone, in which nobody's own entries are told apart. */
export const serieResultsResponse = (actor: Actor, id: number, memoryCache: MemoryCache): CachedResponse => ({
  readKey: async (db) => {
    const { audience, ...key } = await cacheKeyOf(db, actor, id);
    return { of: `results of serie ${id}`, ...key, audience: { ...audience, sailor: null } };
  },
  render: async (db, { audience }) => rowsFor(db, audience, await visibleSerie(db, audience, id), memoryCache),
});

/** All series of the club that is named; undefined where none is, or none that there is. */
export async function clubSeriesResponse(
  db: Db,
  actor: Actor,
  club: string | undefined,
  memoryCache: MemoryCache,
): Promise<CachedResponse | undefined> {
  const found = club === undefined ? undefined : await findClub(db, club);
  if (!found) return undefined;
  const { id } = found;
  return {
    readKey: async (executor) => {
      const { number, under } = await clubDataVersion(executor, id);
      return { of: `series of club ${id}`, number, under, clubVersion: number, audience: audienceIn(actor, id, false) };
    },
    render: async (executor, { audience }) => (await listSeries(executor, audience, String(id), memoryCache)).series,
  };
}
