import type { Kysely } from 'kysely';
import type { RacePlace } from '../../../shared/contract/statistics';
import { wireDuration } from '../../../shared/domain/duration';
import { resultRows } from '../../../shared/domain/results/resultRows';
import { correctedTimeS } from '../../../shared/domain/scoring/resultEntry';
import { parseSerieRules } from '../../../shared/domain/series/serieRules';
import { hasStarted } from '../../../shared/domain/statistics/countedSailing';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database } from '../../db/schema';
import { racesOf } from '../results/races';
import { raceStandings } from '../results/standings';
import type { FinishedEntry } from './repository';

type Db = Kysely<Database>;

const SECOND_MS = 1000;

/** Places by the entry's id; `starters`: of those that it is scored with. */
type Places = Map<number, { place: number | null; starters: number }>;

async function placesIn(db: Db, { sailing_id, serie_rules }: FinishedEntry): Promise<Places> {
  const places: Places = new Map();
  const alone = serie_rules === null ? {} : { rules: parseSerieRules(serie_rules) };
  for (const race of await racesOf(db, { sailingId: sailing_id })) {
    for (const fleet of raceStandings(race, alone)) {
      const rows = resultRows([fleet], sailing_id, []);
      const starters = rows.filter(({ entry }) => hasStarted(entry)).length;
      for (const { entry, cell } of rows) places.set(entry.id, { place: cell?.place ?? null, starters });
    }
  }
  return places;
}

/** The places depend on the sailing, which each change below it gives a new number, and on the rules of its serie. */
const keptPlaces = (db: Db, epoch: string, entry: FinishedEntry, memoryCache: MemoryCache): Promise<Places> => {
  const { sailing_id, sailing_version, serie_id, serie_version } = entry;
  const under = `${epoch} ${sailing_version} ${serie_id ?? ''} ${serie_version ?? ''}`;
  return memoryCache({ subject: `places in sailing ${sailing_id}`, number: 0, under }, () => placesIn(db, entry));
};

const duration = (seconds: number | null): string | null =>
  seconds === null ? null : wireDuration(seconds * SECOND_MS);

const startedFacts = ({ elapsed_s, finish_at, score_code }: FinishedEntry) => ({
  elapsedS: elapsed_s,
  finishMs: finish_at === null ? null : Date.parse(finish_at),
  code: score_code,
  isUnmatched: false,
});

/** How the entries did that came to their start, in their order. */
export async function racePlaces(
  db: Db,
  { entries, epoch }: { entries: readonly FinishedEntry[]; epoch: string },
  memoryCache: MemoryCache,
): Promise<RacePlace[]> {
  const races: RacePlace[] = [];
  for (const entry of entries) {
    if (!hasStarted(startedFacts(entry))) continue;
    const places = await keptPlaces(db, epoch, entry, memoryCache);
    const { place = null, starters = 0 } = places.get(entry.id) ?? {};
    races.push({
      sailing: entry.sailing_id,
      name: entry.name,
      date: entry.start_date,
      club: entry.club,
      competitor: entry.id,
      place,
      starters,
      score_code: entry.score_code,
      skipper_name: entry.skipper_name,
      sail_number: entry.sail_number,
      boat_name: entry.boat_name,
      elapsed_time: duration(entry.elapsed_s),
      corrected_time: duration(
        correctedTimeS({ elapsedS: entry.elapsed_s, ratingThousandths: entry.rating_thousandths }),
      ),
    });
  }
  return races;
}
