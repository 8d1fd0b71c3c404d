import type { Kysely } from 'kysely';
import type { PublicWinner } from '../../../shared/contract/indexData';
import type { PublicationState, PublicSailing, PublicSerie } from '../../../shared/contract/publications';
import type { SailingStatus } from '../../../shared/contract/sailings';
import { winnersOf } from '../../../shared/domain/publication/winners';
import { localDateOf } from '../../../shared/domain/time';
import type { Database } from '../../db/schema';
import type { SailingData } from './publishedSailing';
import { readPublicSailing, readPublicSerie } from './readPublished';
import { comingSailings, publicResults, sailingsWithVersions, seriesWithVersions } from './repositoryFront';
import type { PublicClub } from './repository';

const COMING = 12;
const WINNERS = 3;

/** What the public page of a club shows. */
export interface ClubFront {
  today: string;
  coming: {
    id: number;
    name: string;
    status: SailingStatus;
    start_date: string;
    start_time: string | null;
    boats: number;
    home: number;
  }[];
  /** The latest results, whole: their winners are shown. */
  latest: PublicSailing[];
  results: { id: number; name: string; start_date: string; state: PublicationState }[];
  series: { id: number; name: string }[];
  /** The series that was published last. */
  standings: PublicSerie | null;
}

/** Reads the front of a club that publishes. Names of people are in the published results alone, by their rules. */
export async function readFront(db: Kysely<Database>, club: PublicClub, now: Date): Promise<ClubFront> {
  const today = localDateOf(now.getTime());
  const coming = await comingSailings(db, club.id, { today, limit: COMING });
  const results = await sailingsWithVersions(db, club.id);
  const series = await seriesWithVersions(db, club.id);
  const latest: PublicSailing[] = [];
  for (const { id } of results.slice(0, WINNERS)) {
    const result = await readPublicSailing(db, club, id);
    if (result) latest.push(result);
  }
  const [first] = series;
  return {
    today,
    coming: coming.map(({ boats, home, ...sailing }) => ({ ...sailing, boats: boats ?? 0, home: home ?? 0 })),
    latest,
    results,
    series,
    standings: first ? await readPublicSerie(db, club, first.id) : null,
  };
}

/** The winners of those of the sailings whose results anybody may read; null where no boat has a place. */
export async function readWinners(
  db: Kysely<Database>,
  sailings: readonly number[],
): Promise<Map<number, PublicWinner | null>> {
  const results = await publicResults(db, sailings);
  return new Map(
    results.map(({ id, data }) => {
      const { rows } = JSON.parse(data) as SailingData;
      const [winner] = winnersOf(rows);
      if (!winner) return [id, null];
      const { sail_number, boat_name } = winner;
      return [id, { sail_number, boat_name, home: rows.filter(({ position }) => position !== null).length }];
    }),
  );
}
