import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { MemoryCache } from '../../db/memoryCache';
import { snapshot } from '../../db/insideWork';
import type { ResultsNews, ResultsOf } from '../../push/audience';
import {
  sailingsChangedSince,
  sailingsIn,
  seriesChangedSince,
  type ChangedSailing,
  type ChangedSerie,
} from './repositoryChanges';
import { sailingResults } from './sailingResults';
import { serieRows, serieStandings, type SerieStandings } from './standings';

type Db = Kysely<Database>;

const jsonOf = (results: object[]): string => JSON.stringify({ results });

const visibilityOf = ({ status }: ChangedSailing): ResultsNews['visibility'] =>
  status === 'unpublished' ? 'club' : 'everyone';

async function newsOfSailing(db: Db, sailing: ChangedSailing, memoryCache: MemoryCache): Promise<ResultsNews> {
  const { results } = await sailingResults(db, sailing, memoryCache);
  const data = jsonOf(results);
  const { id, version } = sailing;
  return { model: 'sailing', id, version, visibility: visibilityOf(sailing), stamp: data, dataFor: () => data };
}

async function newsOfSerie(
  db: Db,
  { id, club_id, version, is_published }: ChangedSerie,
  memoryCache: MemoryCache,
): Promise<ResultsNews> {
  const serie = { id, clubId: club_id };
  const rows = await serieRows(db, serie, memoryCache);
  const { classes } = await serieStandings(db, serie, memoryCache);
  const club = jsonOf(rows({ isOwn: true }));
  let others: string | undefined;
  return {
    model: 'serie',
    id,
    version,
    visibility: is_published === 1 ? 'everyone' : 'club',
    // The heads of the table, and what explains it, change with the races and the rules.
    stamp: club + JSON.stringify(classes.map(({ standings: { races, document } }) => [races, document.rules])),
    dataFor: (audience) => (audience === 'club' ? club : (others ??= jsonOf(rows({ isOwn: false })))),
  };
}

/** The points of one race, boat by boat. */
const pointsIn = ({ classes }: SerieStandings, sailing: number): string =>
  classes
    .flatMap(({ standings, scores }) => {
      const race = standings.races.findIndex((one) => one.sailing === sailing);
      return scores.rows.map(({ competitor, cells }) => `${competitor} ${cells[race]?.tenths ?? ''}`).sort();
    })
    .join();

/** A new entry changes the points of races that nobody has touched: pages that show one of them read it again. */
async function newsOfSiblings(
  db: Db,
  serie: ChangedSerie,
  touched: ReadonlySet<number>,
  memoryCache: MemoryCache,
): Promise<ResultsNews[]> {
  const standings = await serieStandings(db, { id: serie.id, clubId: serie.club_id }, memoryCache);
  const siblings = (await sailingsIn(db, serie.id)).filter(({ id }) => !touched.has(id));
  return siblings.map((sailing) => ({
    model: 'sailing',
    id: sailing.id,
    version: sailing.version,
    visibility: visibilityOf(sailing),
    stamp: pointsIn(standings, sailing.id),
    dataFor: () => 'null',
  }));
}

async function newsOf(db: Db, clubId: number, after: number, memoryCache: MemoryCache): Promise<ResultsNews[]> {
  const sailings = await sailingsChangedSince(db, clubId, after);
  const touched = new Set(sailings.map(({ id }) => id));
  const series = await seriesChangedSince(db, clubId, after, [
    ...new Set(sailings.flatMap(({ serie_id }) => serie_id ?? [])),
  ]);
  const news: ResultsNews[] = [];
  for (const sailing of sailings) news.push(await newsOfSailing(db, sailing, memoryCache));
  for (const serie of series) {
    news.push(await newsOfSerie(db, serie, memoryCache), ...(await newsOfSiblings(db, serie, touched, memoryCache)));
  }
  return news;
}

/** What the push hub asks when rows have changed: all of it as it stands at one moment. */
export const resultsFeed =
  ({ db, memoryCache }: { db: Db; memoryCache: MemoryCache }): ResultsOf =>
  (clubId, after) =>
    snapshot(db, (tx) => newsOf(tx, clubId, after, memoryCache));
