import type { Kysely } from 'kysely';
import type { BoatHistory } from '../../../shared/contract/statistics';
import type { Actor } from '../../../shared/domain/permissions';
import { sailNumberKey, sailNumbersOfKey } from '../../../shared/domain/sailNumber';
import { rowKeys, type Identified } from '../../../shared/domain/series/rowKeys';
import { ownSeasons } from '../../../shared/domain/statistics/ownSeasons';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { notFound } from '../../errors';
import type { CachedResponse, CacheKey } from '../../http/cachedResponse';
import { competitorById, type CompetitorView } from '../../resources/competitors/repository';
import { groupedBy } from '../../resources/results/races';
import { visibleSailing } from '../../resources/sailings/access';
import { finishedCacheKey } from '../../resources/statistics/finishedCacheKey';
import { racePlaces } from '../../resources/statistics/racePlaces';
import { finishedOfBoat, type FinishedEntry } from '../../resources/statistics/repository';

type Db = Kysely<Database>;

interface HistoryKey extends CacheKey {
  club: number;
  epoch: string;
}

const identified = (entry: FinishedEntry | CompetitorView): Identified => ({
  id: entry.id,
  boat: entry.boat_id,
  sailor: entry.sailor_id,
  sailNumber: entry.sail_number,
  boatName: entry.boat_name,
  boatModelName: entry.boat_model_name,
  skipperName: entry.skipper_name,
});

/** Those that are the same boat as the entry, as the rows of a series are told apart. */
function sameBoat(entry: CompetitorView, candidates: readonly FinishedEntry[]): FinishedEntry[] {
  const races = groupedBy(
    candidates.filter(({ id }) => id !== entry.id),
    ({ sailing_id }) => sailing_id,
  );
  const own = [...(races.get(entry.sailing_id) ?? []).map(identified), identified(entry)];
  races.delete(entry.sailing_id);
  const keys = rowKeys([own, ...[...races.values()].map((race) => race.map(identified))], 'boat').own;
  return candidates.filter(({ id }) => keys.get(id) === keys.get(entry.id));
}

async function readHistory(
  db: Db,
  { id, club, epoch }: { id: number; club: number; epoch: string },
  memoryCache: MemoryCache,
): Promise<BoatHistory> {
  const entry = await competitorById(db, id);
  if (!entry) throw notFound();
  const { sail_number, boat_name, boat_model_name, boat_id: boat } = entry;
  const sailNumbers = [sail_number, ...sailNumbersOfKey(sailNumberKey(sail_number))];
  const candidates = await finishedOfBoat(db, { club, boat, sailNumbers });
  const races = await racePlaces(db, { entries: sameBoat(entry, candidates), epoch }, memoryCache);
  return { sail_number, boat_name, boat_model_name, seasons: ownSeasons(races), races: races.toReversed() };
}

/**
 * The boat of an entry in the finished sailings of its club; the same for all who may see the entry. Throws 404 where
 * there is none such.
 */
export const boatHistoryResponse = (
  actor: Actor,
  id: number,
  memoryCache: MemoryCache,
): CachedResponse<HistoryKey> => ({
  readKey: async (db) => {
    const entry = await competitorById(db, id);
    if (!entry) throw notFound();
    const { club_id: club } = await visibleSailing(db, actor, entry.sailing_id);
    const key = await finishedCacheKey(db, club);
    return { ...key, of: `history of boat ${id}`, under: `${key.under} ${entry.version}`, club };
  },
  render: (db, { club, epoch }) => readHistory(db, { id, club, epoch }, memoryCache),
});
