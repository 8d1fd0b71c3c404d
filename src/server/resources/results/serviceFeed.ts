import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { Remember } from '../../db/remember';
import { snapshot } from '../../db/snapshot';
import type { ResultsNews, ResultsOf } from '../../push/results';
import { sailingsChangedSince, seriesChangedSince } from './repositoryChanges';
import { sailingResults } from './serviceSailing';
import { serieRows } from './serviceSerieRows';

type Db = Kysely<Database>;

/** `data` as JSON, written when somebody is there to read it. */
function dataOf(results: () => unknown): () => string {
  let text: string | undefined;
  return () => (text ??= JSON.stringify({ results: results() }));
}

async function newsOf(db: Db, clubId: number, after: number, remember: Remember): Promise<ResultsNews[]> {
  const sailings = await sailingsChangedSince(db, clubId, after);
  const series = await seriesChangedSince(db, clubId, after, [...new Set(sailings.flatMap(({ serie_id }) => serie_id ?? []))]);
  const news: ResultsNews[] = [];
  for (const sailing of sailings) {
    const { results } = await sailingResults(db, sailing, remember);
    const { id, version, status } = sailing;
    news.push({
      model: 'sailing',
      id,
      version,
      visibility: status === 'unpublished' ? 'club' : 'everyone',
      dataFor: dataOf(() => results),
    });
  }
  for (const { id, version, is_published } of series) {
    const rows = await serieRows(db, { id, clubId }, remember);
    const [club, others] = [dataOf(() => rows({ isOwn: true })), dataOf(() => rows({ isOwn: false }))];
    const dataFor: ResultsNews['dataFor'] = (audience) => (audience === 'club' ? club() : others());
    news.push({ model: 'serie', id, version, visibility: is_published === 1 ? 'everyone' : 'club', dataFor });
  }
  return news;
}

/** What the push hub asks when rows have changed: all of it as it stands at one moment. */
export const resultsFeed =
  ({ db, remember }: { db: Db; remember: Remember }): ResultsOf =>
  (clubId, after) =>
    snapshot(db, (tx) => newsOf(tx, clubId, after, remember));
