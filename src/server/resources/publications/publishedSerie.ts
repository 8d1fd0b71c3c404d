import type { Kysely } from 'kysely';
import type { PublishedSerie, PublishedSerieRow } from '../../../shared/contract/publications';
import type { RulesDocument, SeriesDocument } from '../../../shared/contract/scoring';
import type { SeriesRow } from '../../../shared/contract/series';
import type { ScoredStandings } from '../../../shared/domain/results/resultRows';
import { scoreSeries } from '../../../shared/domain/scoring/scoreSeries';
import { readSeriesDocument } from '../../../shared/schemas/scoring/readSeriesDocument';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, SerieRecord } from '../../db/schema';
import { serieRows, serieStandings, type SerieStandings } from '../results/standings';

type Db = Kysely<Database>;

/** What a version of standings holds: everything that their page shows, but the names of people. */
export interface SerieData {
  serie: PublishedSerie;
  rows: PublishedSerieRow[];
}

/** The rules as they were when so many races had been sailed. */
function rulesAfter(rules: RulesDocument, races: number): RulesDocument {
  const { quotas, must_count, weights, ...others } = rules;
  const isSailed = (race: number) => race <= races;
  return {
    ...others,
    ...(quotas && { quotas: quotas.map((quota) => ({ ...quota, races: quota.races.filter(isSailed) })) }),
    ...(must_count && { must_count: must_count.filter(isSailed) }),
    ...(weights && { weights: weights.slice(0, races) }),
  };
}

function documentAfter({ rules, races, ...others }: SeriesDocument, count: number): SeriesDocument {
  return { ...others, ...(rules && { rules: rulesAfter(rules, count) }), races: races.slice(0, count) };
}

/** For each row of a class its rank after each race. */
function ranksIn({ standings: { document } }: ScoredStandings): Map<string, (number | null)[]> {
  const ranks = new Map<string, (number | null)[]>(document.competitors.map((key) => [key, []]));
  document.races.forEach((_race, index) => {
    const { rows } = scoreSeries(readSeriesDocument(documentAfter(document, index + 1)));
    for (const { competitor, rank } of rows) ranks.get(competitor)?.push(rank);
  });
  return ranks;
}

/** The latest entry of each row: its people are those whom the row names. */
function latestEntries({ races, keys }: SerieStandings): Map<string, number> {
  const latest = new Map<string, number>();
  for (const { entries } of races)
    for (const { id } of entries) {
      const key = keys.ofEntry.get(id);
      if (key !== undefined) latest.set(key, id);
    }
  return latest;
}

interface Found {
  latest: ReadonlyMap<string, number>;
  /** By class. */
  ranks: ReadonlyMap<string | null, ReadonlyMap<string, (number | null)[]>>;
}

const rowOf = (row: SeriesRow, { latest, ranks }: Found): PublishedSerieRow => ({
  competitor: latest.get(row.key) ?? 0,
  position: row.position,
  tied: row.tied,
  sail_number: row.sail_number,
  boat_name: row.boat_name,
  club_name: row.club_name,
  race_class: row.race_class,
  scores: row.scores,
  ranks: ranks.get(row.race_class)?.get(row.key) ?? [],
  total_points: row.total_points,
  net_points: row.net_points,
  is_preliminary: row.is_preliminary,
});

/** The standings of the series as they stand now; null before its first race has been sailed. */
export async function serieAsPublished(
  db: Db,
  serie: SerieRecord,
  memoryCache: MemoryCache,
): Promise<SerieData | null> {
  const named = { id: serie.id, clubId: serie.club_id };
  const standings = await serieStandings(db, named, memoryCache);
  const rows = (await serieRows(db, named, memoryCache))({ isOwn: false });
  if (rows.length === 0) return null;
  const found = {
    latest: latestEntries(standings),
    ranks: new Map(standings.classes.map((one) => [one.standings.race_class, ranksIn(one)])),
  };
  const open = standings.races.filter(({ status }) => status !== 'unpublished');
  return {
    serie: {
      id: serie.id,
      name: serie.name,
      description: serie.description,
      races: open.map(({ sailing, name, start_date, status }) => ({ sailing, name, start_date, status })),
      counted: standings.classes[0]?.standings.races.map(({ sailing }) => sailing) ?? [],
    },
    rows: rows.map((row) => rowOf(row, found)),
  };
}

/** Whether no result that counts can still be changed: each race that is not cancelled has been verified. */
export async function isSettled(db: Db, serie: SerieRecord, memoryCache: MemoryCache): Promise<boolean> {
  const { races } = await serieStandings(db, { id: serie.id, clubId: serie.club_id }, memoryCache);
  return races
    .filter(({ status }) => status !== 'cancelled' && status !== 'unpublished')
    .every(({ verified_result }) => verified_result);
}

/** Whether the races that count so far have been verified. */
export async function isVerifiedSoFar(db: Db, serie: SerieRecord, memoryCache: MemoryCache): Promise<boolean> {
  const { classes } = await serieStandings(db, { id: serie.id, clubId: serie.club_id }, memoryCache);
  return classes.every(({ standings }) => standings.races.every(({ verified_result }) => verified_result));
}
