import type { Kysely } from 'kysely';
import type {
  ArchivedResult,
  ArchivedSailing,
  ArchivedSerie,
  ArchivedStandings,
} from '../../../shared/contract/clubArchive';
import type { Publication } from '../../../shared/contract/publications';
import type { Actor } from '../../../shared/domain/permissions';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, SerieRecord } from '../../db/schema';
import { readObservations } from '../../resources/finish-observations/observations';
import { presentPublication } from '../../resources/publications/readPublished';
import { publicationsOf, type Subject } from '../../resources/publications/repository';
import { readResultLog } from '../../resources/result-log/readResultLog';
import type { SailingView } from '../../resources/sailings/access';
import { presentMerge } from '../../resources/series/present';
import { mergesOf } from '../../resources/series/repositoryMerges';
import { readStartLog } from '../../resources/start-log/readStartLog';
import { wholeSailing } from '../sailings/readSailings';
import { wholeSerie } from '../series/readSeries';

type Db = Kysely<Database>;

/** What all objects of an archive are read with. */
export interface Reading {
  /** An owner of the club. */
  actor: Actor;
  now: Date;
  memoryCache: MemoryCache;
}

/** The oldest first. */
async function publicationsIn<T extends Publication & { data: object }>(db: Db, subject: Subject): Promise<T[]> {
  const found = await publicationsOf(db, subject);
  return found
    .map((one) => ({ ...presentPublication(one, true), data: JSON.parse(one.data ?? '{}') as object }) as T)
    .reverse();
}

/** A serie with its table, its merges and what was published of it. */
export async function archivedSerie(
  db: Db,
  serie: SerieRecord,
  { actor, memoryCache }: Reading,
): Promise<ArchivedSerie> {
  return {
    ...(await wholeSerie(db, actor, serie, memoryCache)),
    merges: (await mergesOf(db, serie.id)).map(presentMerge),
    publications: await publicationsIn<ArchivedStandings>(db, { serie: serie.id }),
  };
}

/** What public pages mind when they name people: by the sailor's id. */
export interface NameWish {
  hide_name: boolean;
  is_minor: boolean;
}

/**
 * A sailing with its entries, results and logs. What a sailor wishes of their name, or needs, goes with their entries:
 * where the archive is read in, they may be without their account.
 */
export async function archivedSailing(
  db: Db,
  sailing: SailingView,
  wishes: ReadonlyMap<number, NameWish>,
  { actor, now, memoryCache }: Reading,
): Promise<ArchivedSailing> {
  const whole = await wholeSailing(db, actor, sailing, memoryCache);
  const { start_groups, ungrouped_competitors: _, competitors, ...rest } = whole;
  return {
    ...rest,
    start_groups: start_groups.map(({ competitors: _boats, ...group }) => group),
    competitors: competitors.map((entry) => {
      const wish = wishes.get(entry.sailor ?? 0);
      return {
        ...entry,
        hide_name: entry.hide_name === true || wish?.hide_name === true,
        is_minor: entry.is_minor === true || wish?.is_minor === true,
      };
    }),
    result_log: (await readResultLog(db, actor, sailing.id)).reverse(),
    start_log: (await readStartLog(db, actor, sailing.id, now)).events,
    observations: (await readObservations(db, actor, sailing.id)).observations,
    publications: await publicationsIn<ArchivedResult>(db, { sailing: sailing.id }),
  };
}
