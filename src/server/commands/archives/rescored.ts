import type { ArchiveContent, ArchivedSailing, ArchivedSerie } from '../../../shared/contract/clubArchive';
import type { ResultRow } from '../../../shared/contract/sailings';
import type { SeriesRow } from '../../../shared/contract/series';
import { noCache } from '../../db/memoryCache';
import { serieRows } from '../../resources/results/standings';
import { sailingResults } from '../../resources/results/sailingResults';
import { sailingNow } from '../../resources/sailings/access';
import { idHere, type Incoming } from './incoming';

/** What a row of a table says of the race, without what has another name here. */
const scored = (row: SeriesRow) => ({
  position: row.position,
  tied: row.tied,
  key: row.key,
  race_class: row.race_class,
  total_points: row.total_points,
  net_points: row.net_points,
  scores: row.scores.map(({ position, points, score_code, discarded }) => ({
    position,
    points,
    score_code,
    discarded,
  })),
});

const placed = (row: ResultRow, competitor: number | null) => ({
  competitor,
  position: row.position,
  tied: row.tied,
  corrected_time: row.corrected_time,
  elapsed_time: row.elapsed_time,
  score_code: row.score_code,
  points: row.points,
});

const isSame = (one: readonly object[], other: readonly object[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function isSerieSame({ work, ids, club }: Incoming, serie: ArchivedSerie): Promise<boolean> {
  const rows = await serieRows(work.tx, { id: ids.series.get(serie.id) ?? 0, clubId: club }, noCache);
  return isSame(rows({ isOwn: true }).map(scored), serie.results.map(scored));
}

async function isSailingSame(incoming: Incoming, sailing: ArchivedSailing): Promise<boolean> {
  const { work, ids } = incoming;
  const { results } = await sailingResults(
    work.tx,
    await sailingNow(work.tx, ids.sailings.get(sailing.id) ?? 0),
    noCache,
  );
  const here = results.map((row) => placed(row, row.competitor));
  const there = sailing.results.map((row) => placed(row, idHere(incoming, 'competitors', row.competitor)));
  return isSame(here, there);
}

/** Scores everything that has been read in again, and tells by name the series and sailings whose results differ. */
export async function differencesOf(
  incoming: Incoming,
  content: Pick<ArchiveContent, 'series.json' | 'sailings.json'>,
): Promise<string[]> {
  const differing: string[] = [];
  for (const serie of content['series.json']) if (!(await isSerieSame(incoming, serie))) differing.push(serie.name);
  for (const sailing of content['sailings.json'])
    if (!(await isSailingSame(incoming, sailing))) differing.push(`${sailing.name} ${sailing.start_date}`);
  return differing;
}
